import type { Data } from '../data/data';
import { dropStaged } from './staging';
import { progressOf, swap, unmarkDatabases } from './swap';

/** What became of an import that was cut short. */
export type Settled = 'none' | 'undone' | 'finished' | 'broken';

/** Leaves either all of the old data or all of the new, unless an older program has left neither. */
export const settleUnfinishedImport = async (target: Data): Promise<Settled> => {
  const progress = await progressOf(target);
  if (progress === null) return 'none';
  if (progress.state === 'swapping') await swap(target, progress.plan);
  await dropStaged(target);
  if (progress.state === 'broken') return 'broken';
  await unmarkDatabases(target);
  return progress.state === 'staging' ? 'undone' : 'finished';
};
