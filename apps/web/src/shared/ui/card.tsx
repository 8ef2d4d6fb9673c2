import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'section'> {
  /** In the tint of what waits for the guest. */
  isTinted?: boolean;
}

/** A sheet of paper on the page. Its inner space is up to who uses it: 24 is usual, 16 on phones (`p-4 xs:p-6`). */
export const Card = ({ isTinted = false, className, ...rest }: CardProps) => (
  <section
    {...rest}
    className={classNames(
      'rounded-card border shadow-card print:break-inside-avoid',
      isTinted ? 'border-pine-line bg-pine-soft' : 'border-line bg-surface',
      className,
    )}
  />
);
