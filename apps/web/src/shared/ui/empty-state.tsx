import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconCircle } from './icon-circle';

interface EmptyStateProps {
  icon: LucideIcon;
  tone?: 'quiet' | 'taken';
  title: string;
  text?: ReactNode;
  /** A way on: one button or link. */
  action?: ReactNode;
  /** Its inner space, where it is not that of a card of its own. */
  className?: string;
}

/** What stands where a list would, when there is nothing to list. */
export const EmptyState = ({
  icon,
  tone = 'quiet',
  title,
  text,
  action,
  className = 'p-6 xs:p-8',
}: EmptyStateProps) => (
  <div className={className}>
    <IconCircle icon={icon} tone={tone} />
    <h2 className="mt-4 text-section font-semibold">{title}</h2>
    {text && <p className="mt-1 text-label text-ink-2">{text}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
