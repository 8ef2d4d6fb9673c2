import { setTimeout as pause } from 'node:timers/promises';
import { compareBuilds, measureBuilds, residentMegabytes, type Metric } from '@hearthstay/testing/measuring';
import { buildApplications, startDistributed } from './deployment/distributed';
import type { Deployment } from './deployment/deployment';
import { approvalsPerSecond, readsPerSecond } from './deployment/load';
import { startOneProcess } from './deployment/one-process';

const restMs = 5_000;
const rounds = 3;
/**
 * The highest accepted ratio to another build. Medians of three runs of one build differ by up to a tenth, single runs
 * by up to a third.
 */
const noise = 1.1;

const deployments = [
  { title: 'one process', start: startOneProcess, showsMemory: true },
  { title: '1 of each', start: (checkout: string) => startDistributed(1, checkout), showsMemory: true },
  { title: '2 of each', start: (checkout: string) => startDistributed(2, checkout), showsMemory: false },
  { title: '4 of each', start: (checkout: string) => startDistributed(4, checkout), showsMemory: false },
];

const memory = async ({ programs }: Deployment, when: string): Promise<Metric[]> =>
  Promise.all(
    programs.map(async ({ name, processId }) => ({
      name: `memory of ${name}, ${when}`,
      value: await residentMegabytes(processId),
      unit: 'MB',
    })),
  );

const measure = async (deployment: Deployment, title: string, showsMemory: boolean): Promise<Metric[]> => {
  await pause(restMs);
  const atRest = showsMemory ? await memory(deployment, 'at rest') : [];
  const approvals = await approvalsPerSecond(deployment);
  const reads = await readsPerSecond(deployment);
  const loaded = showsMemory ? await memory(deployment, 'after load') : [];
  return [
    { name: `approvals, ${title}`, value: approvals, unit: 'per s' },
    { name: `guest reads, ${title}`, value: reads, unit: 'per s' },
    ...atRest,
    ...loaded,
  ];
};

/** The metrics of several runs of each build, which have the same order in every run. */
const compared = (runs: Metric[][][]): Metric[] =>
  (runs[0]?.[0] ?? []).flatMap((metric, index) =>
    compareBuilds(
      metric,
      runs.map((ofBuild) => ofBuild.map((metrics) => metrics[index]?.value ?? NaN)),
      noise,
    ),
  );

/** All processes run on one machine, so this shows the cost of distribution and not the gain of more instances. */
export default async (): Promise<Metric[]> => {
  await buildApplications();
  const metrics: Metric[] = [];
  for (const { title, start, showsMemory } of deployments) {
    const runs = await measureBuilds(rounds, async (checkout) => {
      const deployment = await start(checkout);
      try {
        return await measure(deployment, title, showsMemory);
      } finally {
        await deployment.close();
      }
    });
    metrics.push(...compared(runs));
  }
  return metrics;
};
