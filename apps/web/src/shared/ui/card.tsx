import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'section'> {
  /** Tinted, for what waits for the guest. */
  isTinted?: boolean;
}

/** A sheet on the page. Its user gives its padding: usually 24 pixels, on phones 16 (`p-4 xs:p-6`). */
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
