import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A shell that reads process groups, a line each, until its input ends. That is when whoever holds the other end of the
 * pipe ends it, or dies, even by SIGKILL. Then it ends those groups and removes the directory.
 */
const script = `
while read -r group; do groups="$groups $group"; done
for group in $groups; do kill -9 "-$group" 2>/dev/null; done
until rm -rf "$1" 2>/dev/null; do sleep 0.1; done
`;

export interface RemovalGuard {
  /** Says that a process group, named by its leader's id, is to end too. */
  watch(processGroup: number): void;
  removeNow(): Promise<void>;
}

/** Sees to it that a directory and processes do not outlive this process, whichever way it ends. */
export const removeWhenProcessEnds = (directory: string): RemovalGuard => {
  // Detached, so that Ctrl+C in the terminal does not end the guard together with the tests.
  const shell = spawn('/bin/sh', ['-c', script, 'guard', directory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  const ended = once(shell, 'exit');
  return {
    watch: (processGroup) => void shell.stdin.write(`${processGroup}\n`),
    removeNow: async () => {
      shell.ref();
      shell.stdin.end();
      await ended;
    },
  };
};
