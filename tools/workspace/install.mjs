import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './run-tool.mjs';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

const packagesIn = (file) => {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const { packages } = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(packages).filter(([folder]) => folder !== ''));
};

const mayBeMissing = ({ optional = false, devOptional = false }) => optional || devOptional;

/** npm writes this record of the installed packages as its last step; unless it matches, npm has to run. */
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json');
  const wanted = packagesIn('package-lock.json');
  if (!installed || !wanted) return false;
  const isThere = ([folder, entry]) =>
    installed.has(folder) ? installed.get(folder).version === entry.version : mayBeMissing(entry);
  return [...wanted].every(isThere) && [...installed.keys()].every((folder) => wanted.has(folder));
};

/** Installs the packages of package-lock.json unless exactly these are installed. @throws UserError when npm cannot. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  process.stdout.write('Installing packages (a minute the first time) …\n');
  // Building requires the development packages, independently of NODE_ENV.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  throw new UserError('npm cannot install the packages: its message is above. Is this machine online?');
};
