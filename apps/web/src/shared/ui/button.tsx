import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** Stands after the words instead of before. */
  trailingIcon?: LucideIcon;
  isBusy?: boolean;
  /** What the button says while it works. It cannot be pressed then, nor by Enter in a field of its form. */
  busyLabel?: string;
}

/** The focus often goes on to the same button of the next row, which a key that is held down would press as well. */
const pressOnce = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/**
 * A button that says what it does, and what it is doing. A busy one keeps the focus, which `disabled` would take from
 * it.
 */
export const Button = ({
  kind = 'primary',
  size = 'large',
  icon,
  trailingIcon,
  isBusy = false,
  busyLabel,
  className,
  onClick,
  onKeyDown = pressOnce,
  children,
  ...rest
}: ButtonProps) => {
  const iconSize = size === 'small' ? 16 : 20;
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      onKeyDown={onKeyDown}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      className={classNames(buttonLook(kind, size, isBusy), className)}
    >
      {isBusy && <Icon of={LoaderCircle} size={iconSize} className="animate-spin" />}
      {!isBusy && icon && <Icon of={icon} size={iconSize} />}
      {isBusy && busyLabel ? busyLabel : children}
      {!isBusy && trailingIcon && <Icon of={trailingIcon} size={16} />}
    </button>
  );
};
