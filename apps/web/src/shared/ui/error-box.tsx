import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

interface ErrorBoxProps {
  title: string;
  icon?: LucideIcon;
  /** One sentence: why, and what to do. */
  children?: ReactNode;
}

/** Says at once, also aloud, that something was refused or failed. */
export const ErrorBox = ({ title, icon = CircleAlert, children }: ErrorBoxProps) => (
  <div role="alert" className="flex gap-3 rounded-control bg-taken-soft p-4 text-label forced-colors:border">
    <Icon of={icon} className="mt-0.5 text-taken-ink" />
    <div className="min-w-0 wrap-break-word">
      <p className="text-body font-semibold">{title}</p>
      {children && <p className="mt-0.5">{children}</p>}
    </div>
  </div>
);
