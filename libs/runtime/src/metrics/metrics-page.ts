import type { Counter, Gauge, Registry } from 'prom-client';
import { memoizeFor } from '../health/memoize-for';
import { buildInfo } from './build-info';
import type { Metric, ReadMetrics } from './metrics';

/**
 * How often the delay of the event loop is sampled, in milliseconds. A process at rest takes 0.08 % of a core for that;
 * with the 10 ms of the library it takes 0.4 %. The alert begins at 250 ms.
 */
const eventLoopMonitoringPrecision = 50;

/** Concurrent scrapes share one query of the databases. */
const cacheMs = 1_000;

export interface MetricsPage {
  contentType: string;
  text(): Promise<string>;
  /** Removes all metrics from the registry of the process. */
  clear(): void;
}

/**
 * All metrics of this process in the format of Prometheus: those observed since its start, and those that `readMetrics`
 * reads now. Node's own are observed from the first scrape on: to watch the event loop is a third of the work of a BFF
 * at rest.
 */
export const createMetricsPage = async (readMetrics: ReadMetrics): Promise<MetricsPage> => {
  const { collectDefaultMetrics, Counter, Gauge, register, Registry } = await import('prom-client');
  let isScraped = false;
  const build = buildInfo();
  new Gauge({
    name: 'hearthstay_build_info',
    help: 'Always 1, with the version and the commit of the program and the version of Node as labels',
    labelNames: Object.keys(build),
  }).set(build, 1);

  const add = (registry: Registry, { name, help, type, value, labels = {} }: Metric): void => {
    const MetricOfType = type === 'counter' ? Counter : Gauge;
    const metric =
      (registry.getSingleMetric(name) as Counter | Gauge | undefined) ??
      new MetricOfType({ name, help, labelNames: Object.keys(labels), registers: [registry] });
    metric.inc(labels, value);
  };

  const text = async (): Promise<string> => {
    if (!isScraped) collectDefaultMetrics({ eventLoopMonitoringPrecision });
    isScraped = true;
    const current = new Registry();
    for (const metric of await readMetrics()) add(current, metric);
    return Registry.merge([register, current]).metrics();
  };
  return { contentType: register.contentType, text: memoizeFor(cacheMs, text), clear: () => register.clear() };
};
