import type { Counter, Gauge, Registry } from 'prom-client';
import { rememberFor } from '../health/remember-for';
import type { Figure, ReadFigures } from './figures';

/** Several may scrape; the databases are asked for all of them together. */
const figuresMs = 1_000;

export interface MetricsPage {
  contentType: string;
  text(): Promise<string>;
  /** Forgets all that was counted. */
  clear(): void;
}

/** All metrics of this process as Prometheus reads them: what was observed since its start, and figures read now. */
export const createMetricsPage = async (readFigures: ReadFigures): Promise<MetricsPage> => {
  const { collectDefaultMetrics, Counter, Gauge, register, Registry } = await import('prom-client');
  collectDefaultMetrics();

  const add = (registry: Registry, { name, help, type, value, labels = {} }: Figure): void => {
    const Metric = type === 'counter' ? Counter : Gauge;
    const metric =
      (registry.getSingleMetric(name) as Counter | Gauge | undefined) ??
      new Metric({ name, help, labelNames: Object.keys(labels), registers: [registry] });
    metric.inc(labels, value);
  };

  const text = async (): Promise<string> => {
    const figures = new Registry();
    for (const figure of await readFigures()) add(figures, figure);
    return Registry.merge([register, figures]).metrics();
  };
  return { contentType: register.contentType, text: rememberFor(figuresMs, text), clear: () => register.clear() };
};
