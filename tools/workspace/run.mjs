import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program in the root of the repository and returns its exit code. Its output goes to this terminal.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{env?: Record<string, string>, quiet?: boolean, niceness?: number}} [options] `quiet` returns the output
 *   instead of printing it; `niceness` is added to that of this process.
 * @returns {Promise<{code: number, output: string}>}
 */
export const run = (program, parameters, { env = {}, quiet = false, niceness = 0 } = {}) =>
  new Promise((resolve, reject) => {
    const command = [...(niceness > 0 ? ['nice', '-n', String(niceness)] : []), program, ...parameters];
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });

/** Runs the npm that runs this process, if one does. */
export const runNpm = (parameters, options = {}) => {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...parameters], options) : run('npm', parameters, options);
};

const programOf = (packageName) => {
  const folder = join(root, 'node_modules', packageName);
  const { bin, name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]));
};

/** Runs the program of an installed package without the overhead of `npx`. */
export const runPackage = (packageName, parameters, options = {}) =>
  run(process.execPath, [programOf(packageName), ...parameters], options);
