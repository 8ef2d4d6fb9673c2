import { serviceNames } from '@hearthstay/contracts';
import type { BeatTiming } from '@hearthstay/database';
import type { Backup } from '../backup/backup';
import { UserError } from '../user-error';
import { hasDocuments, type Data } from '../data/data';
import { exportData } from '../export/export-data';
import type { ShowStep } from '../progress';
import { ImportPresence } from './import-presence';
import { RunningProcesses } from './running-processes';
import { prepareStaged } from './prepare-staged';
import { readStaged } from './read-staged';
import { settleUnfinishedImport, type Settled } from './settle-unfinished-import';
import { dropStaged, stageBackup } from './staging';
import { assertStillBy, markDatabases, planOf, progressOf, swap, unmarkDatabases } from './swap';

export interface ImportOptions {
  /** Whether existing data is replaced. */
  force: boolean;
  /**
   * The folder into which existing data is exported first. The new data is then also read as the services do, before it
   * replaces anything.
   */
  restorePoint?: string;
  timing?: BeatTiming;
}

export interface Imported {
  /** Whether the backup was imported. If not, an interrupted earlier import was finished instead. */
  isFromBackup: boolean;
  /** The repairs of the data, as sentences. */
  repaired: string[];
  /** Whether there was data of which a restore point was made. */
  hasRestorePoint: boolean;
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
  { force, restorePoint, timing }: ImportOptions,
  showStep: ShowStep,
): Promise<Imported> => {
  const own = await ImportPresence.begin(target, timing);
  try {
    const processes = await RunningProcesses.refuse(target, own, timing);
    const settled = await settleUnfinishedImport(target);
    if (!force && settled === 'finished') return { isFromBackup: false, repaired: [], hasRestorePoint: false };
    const replacesData = await hasDocuments(target);
    if (!force && replacesData) throw dataIsThere(target, settled);
    const hasRestorePoint = restorePoint !== undefined && replacesData;
    if (hasRestorePoint) await exportData(target, restorePoint, showStep);
    await markDatabases(target, { state: 'staging', by: own.id });
    const repaired = await undoWhenItFails(target, own.id, async () => {
      // A service that starts from now on finds the mark. This detects one that started just before.
      await processes.refuseNewOnes();
      await stageBackup(backup, target, showStep);
      const sentences = await showStep('Preparing', serviceNames.length, (advance) => prepareStaged(target, advance));
      if (restorePoint !== undefined) {
        await showStep('Reading', serviceNames.length, (advance) => readStaged(target, advance));
      }
      await processes.refuseNewOnes();
      await assertStillBy(target, own.id);
      return sentences;
    });
    await showStep('Replacing', 1, async (advance) => {
      await finish(target);
      advance();
    });
    return { isFromBackup: true, repaired, hasRestorePoint };
  } finally {
    await own.end();
  }
};

const dataIsThere = ({ place }: Data, settled: Settled): UserError => {
  const undone =
    settled === 'undone' ? 'An import was cut short before. It has been undone, and nothing was changed.\n' : '';
  return new UserError(
    `${undone}There is data in ${place} already. To replace all of it, add --force; an export keeps it before.`,
  );
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
