import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'danger-outline';
export type ButtonSize = 'large' | 'medium' | 'small';

/** What buttons, and links that look like buttons, have in common. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize): string => `button button-${kind} button-${size}`;

interface ButtonProps extends ComponentProps<'button'> {
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
      className={classNames(buttonLook(kind, size), className)}
    >
      {isBusy && <Icon of={LoaderCircle} size={iconSize} className="animate-spin" />}
      {!isBusy && icon && <Icon of={icon} size={iconSize} />}
      {isBusy && busyLabel ? busyLabel : children}
      {!isBusy && trailingIcon && <Icon of={trailingIcon} size={16} />}
    </button>
  );
};

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
    className={classNames('text-button', className)}
  >
    {icon && <Icon of={isBusy ? LoaderCircle : icon} size={16} className={isBusy ? 'animate-spin' : ''} />}
    {children}
  </button>
);

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What it does, in words: there is only a picture to see. */
  label: string;
  /** Without edge and ground, as in the corner of a dialog. */
  isPlain?: boolean;
  /** What it does is under way: it cannot be pressed, and keeps the focus. */
  isBusy?: boolean;
}

/** A square button of 44 pixels. */
export const IconButton = ({
  icon,
  label,
  isPlain = false,
  isBusy = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    onClick={isBusy ? undefined : onClick}
    aria-label={label}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || rest['aria-disabled']}
    className={classNames('icon-button', !isPlain && 'icon-button-framed', className)}
  >
    <Icon of={isBusy ? LoaderCircle : icon} className={isBusy ? 'animate-spin' : ''} />
  </button>
);
