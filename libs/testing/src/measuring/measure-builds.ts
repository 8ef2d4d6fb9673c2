import type { Metric } from './metric';
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
  metric: Omit<Metric, 'value'>,
  [own = [], other]: number[][],
  times: number,
): Metric[] => {
  const value = median(own);
  if (!other) return [{ ...metric, value }];
  const before = median(other);
  return [
    { ...metric, value },
    { name: `${metric.name}: the other build`, unit: metric.unit, value: before },
    {
      name: `${metric.name}: worse than the other build`,
      unit: 'times',
      value: metric.unit === 'per s' ? before / value : value / before,
      target: times,
    },
  ];
};
