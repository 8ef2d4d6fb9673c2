import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';

interface Container {
  livenessProbe: { httpGet: { path: string }; periodSeconds: number; timeoutSeconds: number; failureThreshold: number };
  resources: { limits: { memory: string } };
}

/** What every application has in Kubernetes. Benchmarks run in the repository's folder. */
const readContainer = async (): Promise<Container> => {
  const text = await readFile('k8s/base/every-application.yaml', 'utf8');
  const deployment = parse(text) as { spec: { template: { spec: { containers: [Container] } } } };
  return deployment.spec.template.spec.containers[0];
};

/** The reasons for which Kubernetes ends the container of an application. */
export const readLimits = async () => {
  const { livenessProbe, resources } = await readContainer();
  return {
    path: livenessProbe.httpGet.path,
    periodMs: livenessProbe.periodSeconds * 1_000,
    timeoutMs: livenessProbe.timeoutSeconds * 1_000,
    /** The number of failures in a row that ends it. */
    threshold: livenessProbe.failureThreshold,
    memoryMegabytes: Number.parseInt(resources.limits.memory),
  };
};

/** Probes an application as Kubernetes does, until it is stopped or Kubernetes would end the container. */
export class LivenessProbe {
  slowestMs = 0;
  mostFailuresInARow = 0;
  private failuresInARow = 0;

  constructor(
    private readonly origin: string,
    private readonly limits: Awaited<ReturnType<typeof readLimits>>,
  ) {}

  get endsContainer(): boolean {
    return this.mostFailuresInARow >= this.limits.threshold;
  }

  async runUntil(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted && !this.endsContainer) {
      const begin = performance.now();
      await this.probe();
      const ms = performance.now() - begin;
      this.slowestMs = Math.max(this.slowestMs, ms);
      await pause(Math.max(0, this.limits.periodMs - ms), undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  private async probe(): Promise<void> {
    const isAlive = await fetch(`${this.origin}${this.limits.path}`, {
      // Each probe of Kubernetes opens a connection.
      headers: { Connection: 'close' },
      signal: AbortSignal.timeout(this.limits.timeoutMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    this.failuresInARow = isAlive ? 0 : this.failuresInARow + 1;
    this.mostFailuresInARow = Math.max(this.mostFailuresInARow, this.failuresInARow);
  }
}
