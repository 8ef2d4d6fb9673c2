import type { ComponentProps } from 'react';
import { classNames } from '../../../shared/ui/class-names';

/** A short list inside a card, with an edge around it and lines between. */
export const Rows = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul
    {...rest}
    className={classNames('divide-y divide-line overflow-hidden rounded-control border border-line', className)}
  />
);
