import { CircleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';

interface ErrorBoxProps {
  title: string;
  icon?: LucideIcon;
  /** Takes the focus when it comes, for what answers a form whose button is off while it is sent. */
  takesFocus?: boolean;
  /** One sentence: why, and what to do. */
  children?: ReactNode;
}

/** Says at once, also aloud, that something was refused or failed. */
export const ErrorBox = ({ title, icon = CircleAlert, takesFocus = false, children }: ErrorBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-taken-soft p-4 text-label forced-colors:border"
    >
      <Icon of={icon} className="mt-0.5 text-taken-ink" />
      <div className="min-w-0 wrap-break-word">
        <p className="text-body font-semibold">{title}</p>
        {children && <p className="mt-0.5">{children}</p>}
      </div>
    </div>
  );
};
