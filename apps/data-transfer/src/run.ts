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
import { showStep, type ShowStep } from './progress';
import { restorePointBeside } from './restore/restore-point-beside';
import { inSentences } from './restore/in-sentences';

/** Runs the command and prints the result. @throws UserError, StartupError for errors that the user can correct */
export const run = async (parameters: string[]): Promise<string> => {
  const { command, folder, force } = parseCommandLine(parameters);
  switch (command) {
    case 'export':
      return runExport(folder);
    case 'import':
      return runImport(folder, force);
    case 'restore':
      return runRestore(folder);
  }
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
  const backup = await openChecked(folder, showStep);
  const target = await openToImport(readDataPlace());
  const { isFromBackup, repaired } = await connectedTo(target, () => importData(backup, target, { force }, showStep));
  if (!isFromBackup)
    return `An import that was cut short before is finished now. All of its data is in ${target.place}.`;
  const done = `Imported ${extentOf(backup.manifest)} into ${target.place}, read back and compared.`;
  return [done, ...repaired.map((sentence) => `- ${sentence}`)].join('\n');
};

const runRestore = async (folder: string): Promise<string> => {
  const restorePoint = restorePointBeside(folder, new Date());
  const showSentence = inSentences(showStep, (sentence) => process.stdout.write(`${sentence}\n`), restorePoint);
  const backup = await openChecked(folder, showSentence);
  const target = await openToImport(readDataPlace());
  const options = { force: true, restorePoint };
  const { repaired, hasRestorePoint } = await connectedTo(target, () =>
    importData(backup, target, options, showSentence),
  );
  return [
    `Restored ${extentOf(backup.manifest)} of ${backup.manifest.exportedAt} to ${target.place}. Start Hearthstay again.`,
    ...repaired.map((sentence) => `- ${sentence}`),
    ...(hasRestorePoint
      ? [`The data as they were are in ${restorePoint}: a restore of that folder goes back to them.`]
      : []),
  ].join('\n');
};

const openChecked = async (folder: string, show: ShowStep): Promise<Backup> => {
  const backup = await Backup.open(folder);
  await refuseNewerBackup(backup);
  await show('Checking', totalOf(backup.manifest), (advance) => checkBackup(backup, advance));
  return backup;
};

const totalOf = ({ collections }: Manifest): number => collections.reduce((sum, { documents }) => sum + documents, 0);

const extentOf = (manifest: Manifest): string =>
  `${totalOf(manifest)} documents of ${manifest.collections.length} collections`;
