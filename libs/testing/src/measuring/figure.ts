/** One line of the benchmarks' report. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The most that is good enough. */
  target?: number;
}
