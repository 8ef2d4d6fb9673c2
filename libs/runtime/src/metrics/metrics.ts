/** The value of one metric at the moment of a scrape. Its name follows the conventions of Prometheus. */
export interface Metric {
  name: string;
  help: string;
  /** A counter never decreases. */
  type: 'counter' | 'gauge';
  value: number;
  labels?: Record<string, string>;
}

/**
 * A provider with metrics of its service. They are read on each scrape and may query a database; without a scrape they
 * cost nothing. A provider that fails does not hide the metrics of the others.
 */
export interface ReportsMetrics {
  readMetrics(): Metric[] | Promise<Metric[]>;
}

export type ReadMetrics = () => Promise<Metric[]>;

export const reportsMetrics = (provider: unknown): provider is ReportsMetrics =>
  typeof provider === 'object' && provider !== null && 'readMetrics' in provider;

/** The metrics of all reporters that do not fail. */
export const collectMetrics = async (reporters: readonly ReportsMetrics[]): Promise<Metric[]> => {
  const results = await Promise.allSettled(reporters.map(async (reporter) => reporter.readMetrics()));
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
};
