import type { Data } from '../data/data';
import { dropStaged } from './staging';
import { progressOf, swap, unmarkDatabases } from './swap';

/** The outcome of an interrupted import. */
export type Settled = 'none' | 'undone' | 'finished';

/** Leaves either all old data or all new data. */
export const settleUnfinishedImport = async (target: Data): Promise<Settled> => {
  const progress = await progressOf(target);
  if (progress === null) return 'none';
  if (progress.state === 'swapping') await swap(target, progress.plan);
  await dropStaged(target);
  await unmarkDatabases(target);
  return progress.state === 'staging' ? 'undone' : 'finished';
};
