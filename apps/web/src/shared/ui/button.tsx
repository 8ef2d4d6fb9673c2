import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type ButtonKind = 'primary' | 'tinted' | 'quiet' | 'danger' | 'danger-outline';
export type ButtonSize = 'large' | 'medium' | 'small';

/** The classes of buttons, and of links that look like buttons. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize): string => `button button-${kind} button-${size}`;

interface PressableProps extends ComponentProps<'button'> {
  /** Whether its action is in progress: it cannot be pressed but keeps the focus, which it would lose by `disabled`. */
  isBusy?: boolean;
}

const pressable = ({ isBusy = false, onClick, ...rest }: PressableProps): ComponentProps<'button'> => ({
  type: 'button',
  ...rest,
  // Otherwise a submit button would submit its form.
  onClick: isBusy ? (event) => event.preventDefault() : onClick,
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || rest['aria-disabled'],
});

interface ButtonProps extends PressableProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** After the label instead of before it. */
  trailingIcon?: LucideIcon;
  /** The label while the button is busy. */
  busyLabel?: string;
}

/** A key that is held down must not also press the same button of the next row, to which the focus often moves. */
const pressOnce = (event: KeyboardEvent) => event.repeat && event.preventDefault();

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

/** A button that looks like a word; its area for a finger is 44 pixels high. */
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
  /** The name for screen readers, because the button shows only an icon. */
  label: string;
  /** Without border and background, as in the corner of a dialog. */
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
