import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The built program that parses calendars. */
export const parserProgram = join(__dirname, '../../../../../../dist/apps/parse-process/parse-process.js');

export const buildParser = (): void => {
  const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--config', join(__dirname, '../vite.parse-process.mjs')]);
};

/** The processes that a process has started. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Whether a process exists. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
