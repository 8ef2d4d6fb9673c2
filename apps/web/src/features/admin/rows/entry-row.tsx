import type { ReactNode } from 'react';
import { Address } from './address';

interface EntryRowProps {
  email: string;
  note: ReactNode;
  /** Icon buttons at the right, and what stands before them. */
  children: ReactNode;
}

/** An address, a line about it, and what can be done with it. */
export const EntryRow = ({ email, note, children }: EntryRowProps) => (
  <li className="flex min-h-16 items-center gap-1 py-2 pr-2 pl-4">
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p className="text-label font-medium">
        <Address email={email} />
      </p>
      <p className="text-note text-ink-2">{note}</p>
    </div>
    {children}
  </li>
);
