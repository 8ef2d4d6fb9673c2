import { readDataPlace } from '@hearthstay/runtime';
import { Backup } from './backup/backup';
import type { Manifest } from './backup/manifest';
import { parseCommandLine } from './command-line';
import { openToExport, openToImport } from './data/open-data';
import { exportData } from './export/export-data';
import { checkBackup } from './import/check-backup';
import { importData } from './import/import-data';
import { showStep } from './progress';

/** Does what the command line says, and says what was done. @throws CannotGoOn, StartupError for what its user can mend. */
export const run = async (parameters: string[]): Promise<string> => {
  const { command, folder, force } = parseCommandLine(parameters);
  return command === 'export' ? runExport(folder) : runImport(folder, force);
};

const runExport = async (folder: string): Promise<string> => {
  const data = await openToExport(readDataPlace());
  try {
    const manifest = await exportData(data, folder, showStep);
    const moment = manifest.isOneMoment
      ? ''
      : `\n${data.place} cannot show one moment: this is whole only if Hearthstay was stopped meanwhile.`;
    return `Exported ${extentOf(manifest)} from ${data.place} to ${folder}.${moment}`;
  } finally {
    await data.close();
  }
};

const runImport = async (folder: string, force: boolean): Promise<string> => {
  const backup = await Backup.open(folder);
  await showStep('Checking', totalOf(backup.manifest), (advance) => checkBackup(backup, advance));
  const target = await openToImport(readDataPlace());
  try {
    await importData(backup, target, force, showStep);
    return `Imported ${extentOf(backup.manifest)} into ${target.place}, read back and compared.`;
  } finally {
    await target.close();
  }
};

const totalOf = ({ collections }: Manifest): number => collections.reduce((sum, { documents }) => sum + documents, 0);

const extentOf = (manifest: Manifest): string =>
  `${totalOf(manifest)} documents of ${manifest.collections.length} collections`;
