/** One line of the benchmarks' report. */
export interface Metric {
  name: string;
  value: number;
  unit: string;
  /** The highest accepted value. */
  target?: number;
}
