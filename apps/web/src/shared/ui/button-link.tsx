import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonKind, type ButtonSize } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';

interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: LucideIcon;
}

/** A link to another page that looks like a button. */
export const ButtonLink = ({
  kind = 'primary',
  size = 'large',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} className={classNames(buttonLook(kind, size), className)}>
    {icon && <Icon of={icon} size={size === 'small' ? 16 : 20} />}
    {children}
  </Link>
);
