import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Backup } from '../backup/backup';
import type { Data } from '../data/data';
import { exportData } from '../export/export-data';
import { checkBackup } from '../import/check-backup';
import { importData } from '../import/import-data';
import { noSteps } from './no-steps';

/** Moves data by an export and an import, for all tests of a block. */
export const useMoves = () => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-moving-'));
  let number = 0;
  afterAll(() => rmSync(root, { recursive: true }));

  const newFolder = () => join(root, String(number++));
  return {
    newFolder,
    /** @returns the folder of the backup, and the repairs. */
    move: async (from: Data, to: Data): Promise<{ folder: string; repaired: string[] }> => {
      const folder = newFolder();
      await exportData(from, folder, noSteps);
      const backup = await Backup.open(folder);
      await checkBackup(backup, () => undefined);
      const { repaired } = await importData(backup, to, { force: true }, noSteps);
      return { folder, repaired };
    },
  };
};
