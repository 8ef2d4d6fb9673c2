import type { LucideIconNode, LucideProps } from 'lucide-react';
import { createElement } from 'react';

/**
 * Makes an icon of its shapes, as `lucide-react` does, without the options that are not used here. The bundler calls it
 * in place of the factory of that package.
 */
export const createIcon =
  (shapes: LucideIconNode[]) =>
  ({ size, ...rest }: LucideProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
