import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@web/shared/ui/class-names';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';

/** A short list inside a card, with a border around it and lines between its rows. */
export const Rows = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul
    {...rest}
    className={classNames('divide-y divide-line overflow-hidden rounded-control border border-line', className)}
  />
);

const skeletonRows = [1, 2];

/** The placeholder of {@link Rows} while they are loaded. */
export const RowsSkeleton = () => (
  <Skeleton>
    <Rows>
      {skeletonRows.map((row) => (
        <li key={row} className="grid gap-2 px-4 py-3.5">
          <SkeletonBar className="h-4 w-56" />
          <SkeletonBar className="h-3 w-32" />
        </li>
      ))}
    </Rows>
  </Skeleton>
);

interface EntryRowProps {
  email: string;
  note: ReactNode;
  /** Buttons with icons at the right, and elements before them. */
  children: ReactNode;
  /** A line below the others. */
  below?: ReactNode;
}

/** An address with a note and its buttons. */
export const EntryRow = ({ email, note, children, below }: EntryRowProps) => (
  <li className="flex min-h-16 flex-wrap items-center gap-1 py-2 pr-2 pl-4">
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p className="text-label font-medium">
        <Address email={email} />
      </p>
      <p className="text-note text-ink-2">{note}</p>
    </div>
    {children}
    {below && <div className="basis-full pr-2 pb-1">{below}</div>}
  </li>
);

/** An e-mail address that wraps before its "@" where it does not fit. */
export const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};
