import type { Figure } from './figure';
import { measureAlternately } from './measure-alternately';
import { median } from './median';

/** A checkout of another version that is built, to compare it with this one in the same run. */
const { BENCH_BESIDE: otherCheckout } = process.env;

/** Measures this build, in turn with the other one if there is one. @returns the measurements of each build */
export const measureBuilds = <Measured>(
  rounds: number,
  measure: (checkout: string) => Promise<Measured>,
): Promise<Measured[][]> =>
  measureAlternately(
    rounds,
    ['.', ...(otherCheckout ? [otherCheckout] : [])].map((checkout) => () => measure(checkout)),
  );

/**
 * The median of this build and, if another was measured in the same rounds, that of the other and how many times worse
 * this one is: more of a time or of memory, less of a rate (`per s`).
 *
 * @param times the highest accepted ratio
 */
export const compareBuilds = (
  figure: Omit<Figure, 'value'>,
  [own = [], other]: number[][],
  times: number,
): Figure[] => {
  const value = median(own);
  if (!other) return [{ ...figure, value }];
  const before = median(other);
  return [
    { ...figure, value },
    { name: `${figure.name}: the other build`, unit: figure.unit, value: before },
    {
      name: `${figure.name}: worse than the other build`,
      unit: 'times',
      value: figure.unit === 'per s' ? before / value : value / before,
      target: times,
    },
  ];
};
