import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names';
import { Icon } from '../../../shared/ui/icon';

interface MarkerProps {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}

/** Something to know about a request, as icon and words. */
export const Marker = ({ icon, className, children }: MarkerProps) => (
  <p className={classNames('my-1 flex gap-1.5 text-note font-medium', className)}>
    <Icon of={icon} size={16} className="mt-0.5" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
);
