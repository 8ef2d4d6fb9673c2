import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type ButtonKind = 'primary' | 'tinted' | 'quiet' | 'danger' | 'danger-outline';
export type ButtonSize = 'large' | 'medium' | 'small';

/** What buttons, and links that look like buttons, have in common. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize): string => `button button-${kind} button-${size}`;

interface PressableProps extends ComponentProps<'button'> {
  /** What it does is in progress: it cannot be pressed, and keeps the focus, which `disabled` would take from it. */
  isBusy?: boolean;
}

const pressable = ({ isBusy = false, onClick, ...rest }: PressableProps): ComponentProps<'button'> => ({
  type: 'button',
  ...rest,
  // A submit button would submit its form.
  onClick: isBusy ? (event) => event.preventDefault() : onClick,
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || rest['aria-disabled'],
});

interface ButtonProps extends PressableProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** Stands after the words instead of before. */
  trailingIcon?: LucideIcon;
  /** What the button says while it works. It cannot be pressed then, nor by Enter in a field of its form. */
  busyLabel?: string;
}

/** The focus often goes on to the same button of the next row, which a key that is held down would press as well. */
const pressOnce = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/** A button that says what it does, and what it is doing. */
export const Button = ({
  kind = 'primary',
  size = 'large',
  icon,
  trailingIcon,
  busyLabel,
  className,
  onKeyDown = pressOnce,
  children,
  ...rest
}: ButtonProps) => {
  const { isBusy } = rest;
  const iconSize = size === 'small' ? 16 : 20;
  return (
    <button {...pressable(rest)} onKeyDown={onKeyDown} className={classNames(buttonLook(kind, size), className)}>
      {isBusy && <Icon of={LoaderCircle} size={iconSize} className="animate-spin" />}
      {!isBusy && icon && <Icon of={icon} size={iconSize} />}
      {isBusy && busyLabel ? busyLabel : children}
      {!isBusy && trailingIcon && <Icon of={trailingIcon} size={16} />}
    </button>
  );
};

interface TextButtonProps extends PressableProps {
  icon?: LucideIcon;
}

/** Looks like a word and is 44 pixels high to the finger. */
export const TextButton = ({ icon, className, children, ...rest }: TextButtonProps) => (
  <button {...pressable(rest)} className={classNames('text-button', className)}>
    {icon && (
      <Icon of={rest.isBusy ? LoaderCircle : icon} size={16} className={rest.isBusy ? 'animate-spin' : undefined} />
    )}
    {children}
  </button>
);

interface IconButtonProps extends Omit<PressableProps, 'children'> {
  icon: LucideIcon;
  /** What it does, in words: there is only a picture to see. */
  label: string;
  /** Without edge and ground, as in the corner of a dialog. */
  isPlain?: boolean;
}

/** A square button of 44 pixels. */
export const IconButton = ({ icon, label, isPlain = false, className, ...rest }: IconButtonProps) => (
  <button
    {...pressable(rest)}
    aria-label={label}
    className={classNames('icon-button', !isPlain && 'icon-button-framed', className)}
  >
    <Icon of={rest.isBusy ? LoaderCircle : icon} className={rest.isBusy ? 'animate-spin' : undefined} />
  </button>
);
