import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What it does, in words: there is only a picture to see. */
  label: string;
  /** Without edge and ground, as in the corner of a dialog. */
  isPlain?: boolean;
}

/** A square button of 44 pixels. */
export const IconButton = ({ icon, label, isPlain = false, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={classNames(
      'inline-flex size-11 items-center justify-center rounded-control border transition-colors hover:bg-sunken',
      isPlain ? 'border-transparent' : 'border-edge bg-surface off:border-line off:bg-surface off:text-on-disabled',
      className,
    )}
  >
    <Icon of={icon} />
  </button>
);
