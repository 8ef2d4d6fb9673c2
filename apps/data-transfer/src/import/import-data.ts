import type { BeatTiming } from '@hearthstay/database';
import type { Backup } from '../backup/backup';
import { UserError } from '../user-error';
import { collectionsOf, type Data } from '../data/data';
import type { ShowStep } from '../progress';
import { ImportPresence } from './import-presence';
import { RunningProcesses } from './running-processes';
import { prepareStaged } from './prepare-staged';
import { settleUnfinishedImport, type Settled } from './settle-unfinished-import';
import { dropStaged, stageBackup } from './staging';
import { assertStillBy, markDatabases, planOf, progressOf, swap, unmarkDatabases } from './swap';

export interface ImportOptions {
  /** Whether existing data is replaced. */
  force: boolean;
  timing?: BeatTiming;
}

export interface Imported {
  /** Whether the backup was imported. If not, an interrupted earlier import was finished instead. */
  isFromBackup: boolean;
  /** The repairs of the data, as sentences. */
  repaired: string[];
}

/**
 * Replaces all data with that of a backup, which has been checked. The new data is written beside the existing data,
 * read back, migrated and repaired, and then replaces it collection by collection. After an interruption, the next
 * import either undoes or finishes this one. Until then every database is marked, and no service starts.
 *
 * @throws UserError when a service is running, when there is data that must not be replaced, or when the written data
 *   differs from the backup.
 */
export const importData = async (
  backup: Backup,
  target: Data,
  { force, timing }: ImportOptions,
  showStep: ShowStep,
): Promise<Imported> => {
  const own = await ImportPresence.begin(target, timing);
  try {
    const processes = await RunningProcesses.refuse(target, own, timing);
    const settled = await settleUnfinishedImport(target);
    if (!force && settled === 'finished') return { isFromBackup: false, repaired: [] };
    if (!force) await refuseData(target, settled);
    await markDatabases(target, { state: 'staging', by: own.id });
    const repaired = await undoWhenItFails(target, own.id, async () => {
      // A service that starts from now on finds the mark. This detects one that started just before.
      await processes.refuseNewOnes();
      await stageBackup(backup, target, showStep);
      const sentences = await prepareStaged(target);
      await processes.refuseNewOnes();
      await assertStillBy(target, own.id);
      return sentences;
    });
    await finish(target);
    return { isFromBackup: true, repaired };
  } finally {
    await own.end();
  }
};

const refuseData = async (target: Data, settled: Settled): Promise<void> => {
  for (const { collection } of await collectionsOf(target)) {
    if (!(await collection.findOne({}))) continue;
    const undone =
      settled === 'undone' ? 'An import was cut short before. It has been undone, and nothing was changed.\n' : '';
    throw new UserError(
      `${undone}There is data in ${target.place} already. To replace all of it, add --force; an export keeps it before.`,
    );
  }
};

const undoWhenItFails = async <Result>(
  target: Data,
  importId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const progress = await progressOf(target);
    if (progress && 'by' in progress && progress.by === importId) {
      await dropStaged(target);
      await unmarkDatabases(target);
    }
    throw new UserError(`The import has failed: ${(error as Error).message}\nNothing was changed in ${target.place}.`, {
      cause: error,
    });
  }
};

const finish = async (target: Data): Promise<void> => {
  try {
    await swap(target, await planOf(target));
    await unmarkDatabases(target);
  } catch (error) {
    throw new UserError(
      `The import is unfinished: ${(error as Error).message}\n` +
        `Hearthstay will not start on ${target.place} until an import has finished. Mend the cause, then run it again.`,
      { cause: error },
    );
  }
};
