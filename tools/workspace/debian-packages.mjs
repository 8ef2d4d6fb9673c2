import { existsSync } from 'node:fs';
import { UserError } from './run-tool.mjs';
import { run } from './run.mjs';

const aptGet = '/usr/bin/apt-get';

/**
 * Installs the Debian packages of missing programs, if the user may do that.
 *
 * @param {Record<string, string>} programs the package's name and a file that comes with it.
 * @throws UserError with the packages to install.
 */
export const ensureDebianPackages = async (programs) => {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) return;
  const commands = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ];
  const mayInstall = existsSync(aptGet) && process.getuid?.() === 0;
  if (mayInstall) {
    process.stdout.write(`Installing ${missing.join(' and ')} …\n`);
    // In the maintenance run level, packages do not start their daemons.
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
    for (const command of commands) {
      const { code, output } = await run(aptGet, command, options);
      if (code !== 0) process.stderr.write(output);
    }
    if (missing.every((name) => existsSync(programs[name]))) return;
  }
  throw new UserError(
    `The tests need ${missing.join(' and ')}. On Debian and Ubuntu: apt-get install ${missing.join(' ')}`,
  );
};
