import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface NoteProps {
  icon: LucideIcon;
  /** The guest is to do something, so it stands out. */
  isForGuest?: boolean;
  className?: string;
  children: ReactNode;
}

/** A sentence set apart from its surroundings. */
export const Note = ({ icon, isForGuest = false, className, children }: NoteProps) => (
  <div
    className={classNames(
      'flex gap-3 rounded-control px-4 py-3 text-label/6',
      isForGuest ? 'bg-pine-soft' : 'bg-sunken',
      className,
    )}
  >
    <Icon of={icon} className={classNames('mt-0.5', isForGuest ? 'text-pine' : 'text-ink-2')} />
    <div className="min-w-0 wrap-break-word">{children}</div>
  </div>
);
