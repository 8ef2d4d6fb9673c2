import { readDataPlace } from '@hearthstay/runtime';
import { Backup } from './backup/backup';
import type { Manifest } from './backup/manifest';
import { parseCommandLine } from './command-line';
import { connectedTo } from './data/connected-to';
import type { Data } from './data/data';
import { openToExport, openToImport } from './data/open-data';
import { exportData } from './export/export-data';
import { checkBackup } from './import/check-backup';
import { importData } from './import/import-data';
import { refuseNewerBackup } from './import/refuse-newer-backup';
import { showStep } from './progress';

/** Runs the command and prints the result. @throws UserError, StartupError for errors that the user can correct */
export const run = async (parameters: string[]): Promise<string> => {
  const { command, folder, force } = parseCommandLine(parameters);
  return command === 'export' ? runExport(folder) : runImport(folder, force);
};

const runExport = async (folder: string): Promise<string> => {
  const data = await openToExport(readDataPlace());
  const manifest = await connectedTo(data, () => exportData(data, folder, showStep));
  const done = `Exported ${extentOf(manifest)} from ${data.place} to ${folder}.`;
  return manifest.isOneMoment ? done : `${done}\n${notOneMoment(data)}`;
};

const notOneMoment = ({ place }: Data): string =>
  `This was not read at one moment, because ${place} cannot show one. If Hearthstay was running meanwhile, changes of that time may be missing or incomplete; ` +
  'an import then repairs the days of bookings.';

const runImport = async (folder: string, force: boolean): Promise<string> => {
  const backup = await Backup.open(folder);
  await refuseNewerBackup(backup);
  await showStep('Checking', totalOf(backup.manifest), (advance) => checkBackup(backup, advance));
  const target = await openToImport(readDataPlace());
  const { isFromBackup, repaired } = await connectedTo(target, () => importData(backup, target, { force }, showStep));
  if (!isFromBackup)
    return `An import that was cut short before is finished now. All of its data is in ${target.place}.`;
  const done = `Imported ${extentOf(backup.manifest)} into ${target.place}, read back and compared.`;
  return [done, ...repaired.map((sentence) => `- ${sentence}`)].join('\n');
};

const totalOf = ({ collections }: Manifest): number => collections.reduce((sum, { documents }) => sum + documents, 0);

const extentOf = (manifest: Manifest): string =>
  `${totalOf(manifest)} documents of ${manifest.collections.length} collections`;
