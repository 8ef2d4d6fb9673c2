import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface TextButtonProps extends ComponentProps<'button'> {
  icon?: LucideIcon;
}

/** Looks like a word and is 44 pixels high to the finger. */
export const TextButton = ({ icon, className, children, ...rest }: TextButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(
      '-my-3 inline-flex min-h-11 items-center gap-1.5 rounded-small text-note font-semibold text-pine hover:text-pine-hover',
      'hover:underline underline-offset-4 off:text-on-disabled off:no-underline',
      className,
    )}
  >
    {icon && <Icon of={icon} size={16} />}
    {children}
  </button>
);
