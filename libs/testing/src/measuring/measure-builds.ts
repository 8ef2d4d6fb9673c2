import type { Metric } from './metric';
import { measureAlternately } from './measure-alternately';
import { median } from './median';

/** The built checkout of another version, which is measured in the same run. */
const { BENCH_BESIDE: otherCheckout } = process.env;

/** Measures this build, alternately with the other one if it is set. @returns the measurements of each build */
export const measureBuilds = <Measured>(
  rounds: number,
  measure: (checkout: string) => Promise<Measured>,
): Promise<Measured[][]> =>
  measureAlternately(
    rounds,
    ['.', ...(otherCheckout ? [otherCheckout] : [])].map((checkout) => () => measure(checkout)),
  );

/**
 * The median of this build. If another build was measured in the same rounds, also the median of that one and the ratio
 * by which this one is worse: more time or memory, or a lower rate (`per s`).
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
