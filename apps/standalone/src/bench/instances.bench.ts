import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '@hearthstay/testing/measuring';
import { buildApplications, startDistributed } from './deployment/distributed';
import type { Deployment } from './deployment/deployment';
import { approvalsPerSecond, readsPerSecond } from './deployment/load';
import { startOneProcess } from './deployment/one-process';
import { residentMegabytes } from './resident-megabytes';

const restMs = 5_000;

const deployments = [
  { title: 'one process', start: startOneProcess, showsMemory: true },
  { title: '1 of each', start: () => startDistributed(1), showsMemory: true },
  { title: '2 of each', start: () => startDistributed(2), showsMemory: false },
  { title: '4 of each', start: () => startDistributed(4), showsMemory: false },
];

const memory = async ({ programs }: Deployment, when: string): Promise<Figure[]> =>
  Promise.all(
    programs.map(async ({ name, processId }) => ({
      name: `memory of ${name}, ${when}`,
      value: await residentMegabytes(processId),
      unit: 'MB',
    })),
  );

interface Measured {
  approvals: number;
  reads: number;
  memory: Figure[];
}

const measure = async (deployment: Deployment, showsMemory: boolean): Promise<Measured> => {
  await pause(restMs);
  const atRest = showsMemory ? await memory(deployment, 'at rest') : [];
  const approvals = await approvalsPerSecond(deployment);
  const reads = await readsPerSecond(deployment);
  const loaded = showsMemory ? await memory(deployment, 'after load') : [];
  return { approvals, reads, memory: [...atRest, ...loaded] };
};

/**
 * All of it on one machine: it shows what distribution costs, and that more instances do not make more of two
 * processors.
 */
export default async (): Promise<Figure[]> => {
  await buildApplications();
  const measured: (Measured & { title: string })[] = [];
  for (const { title, start, showsMemory } of deployments) {
    const deployment = await start();
    try {
      measured.push({ title, ...(await measure(deployment, showsMemory)) });
    } finally {
      await deployment.close();
    }
  }
  return [
    ...measured.map(({ title, approvals }) => ({ name: `approvals, ${title}`, value: approvals, unit: 'per s' })),
    ...measured.map(({ title, reads }) => ({ name: `guest reads, ${title}`, value: reads, unit: 'per s' })),
    ...measured.flatMap(({ memory: figures }) => figures),
  ];
};
