import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

const main = join(root, 'dist/apps/standalone/main.js');

const end = async (child) => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
};

/** The built standalone program as a process of its own, which can be started again with what was built since. */
export const startProgram = (settings) => {
  let child;
  // One after the other: two cannot have the same data open.
  let turn = Promise.resolve();
  const next = (step) => (turn = turn.then(step));
  return {
    startAgain: () =>
      next(async () => {
        await end(child);
        child = spawn(process.execPath, ['--enable-source-maps', main], {
          stdio: 'inherit',
          env: { ...process.env, ...settings },
        });
      }),
    stop: () => next(() => end(child)),
  };
};
