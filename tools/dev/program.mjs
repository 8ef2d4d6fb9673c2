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

/** Runs the built standalone program in a separate process, which can be restarted after a build. */
export const startProgram = (settings) => {
  let child;
  // Starts are sequential, because two processes cannot open the same data.
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
