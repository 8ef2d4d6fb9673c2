import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A sheet of paper on the page. Its inner space is up to who uses it: 24 is usual, 16 on phones (`p-4 xs:p-6`). */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classNames('rounded-card border border-line bg-surface shadow-card', className)} />
);
