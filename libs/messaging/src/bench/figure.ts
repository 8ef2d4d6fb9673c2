/** One line of the benchmark's report. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The worst value that is still acceptable. */
  target?: number;
}
