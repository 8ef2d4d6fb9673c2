import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface TextButtonProps extends ComponentProps<'button'> {
  icon?: LucideIcon;
  /** What it does is under way: it cannot be pressed, and keeps the focus. */
  isBusy?: boolean;
}

/** Looks like a word and is 44 pixels high to the finger. */
export const TextButton = ({ icon, isBusy = false, className, onClick, children, ...rest }: TextButtonProps) => (
  <button
    type="button"
    {...rest}
    onClick={isBusy ? undefined : onClick}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || rest['aria-disabled']}
    className={classNames(
      '-my-3 inline-flex min-h-11 items-center gap-1.5 rounded-small text-note font-semibold text-pine hover:text-pine-hover',
      'hover:underline underline-offset-4 off:text-on-disabled off:no-underline',
      className,
    )}
  >
    {icon && <Icon of={isBusy ? LoaderCircle : icon} size={16} className={isBusy ? 'animate-spin' : ''} />}
    {children}
  </button>
);
