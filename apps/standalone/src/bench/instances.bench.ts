import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '@hearthstay/testing/measuring';
import { buildApplications, startDistributed } from './house/distributed';
import type { House } from './house/house';
import { approvalsPerSecond, readsPerSecond } from './house/load';
import { startOneProcess } from './house/one-process';
import { residentMegabytes } from './resident-megabytes';

const restMs = 5_000;

const houses = [
  { title: 'one process', start: startOneProcess, showsMemory: true },
  { title: '1 of each', start: () => startDistributed(1), showsMemory: true },
  { title: '2 of each', start: () => startDistributed(2), showsMemory: false },
  { title: '4 of each', start: () => startDistributed(4), showsMemory: false },
];

const memory = async ({ programs }: House, when: string): Promise<Figure[]> =>
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

const measure = async (house: House, showsMemory: boolean): Promise<Measured> => {
  await pause(restMs);
  const atRest = showsMemory ? await memory(house, 'at rest') : [];
  const approvals = await approvalsPerSecond(house);
  const reads = await readsPerSecond(house);
  const loaded = showsMemory ? await memory(house, 'after load') : [];
  return { approvals, reads, memory: [...atRest, ...loaded] };
};

/**
 * All of it on one machine: it shows what distribution costs, and that more instances do not make more of two
 * processors.
 */
export default async (): Promise<Figure[]> => {
  await buildApplications();
  const measured: (Measured & { title: string })[] = [];
  for (const { title, start, showsMemory } of houses) {
    const house = await start();
    try {
      measured.push({ title, ...(await measure(house, showsMemory)) });
    } finally {
      await house.close();
    }
  }
  return [
    ...measured.map(({ title, approvals }) => ({ name: `approvals, ${title}`, value: approvals, unit: 'per s' })),
    ...measured.map(({ title, reads }) => ({ name: `guest reads, ${title}`, value: reads, unit: 'per s' })),
    ...measured.flatMap(({ memory: figures }) => figures),
  ];
};
