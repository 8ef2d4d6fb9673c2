import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A shell that reads the ids of process groups, one per line, until its input ends. The input ends when the writing
 * process closes the pipe or ends, even by SIGKILL. Then the shell kills these groups and removes the directory.
 */
const script = `
while read -r group; do groups="$groups $group"; done
for group in $groups; do kill -9 "-$group" 2>/dev/null; done
until rm -rf "$1" 2>/dev/null; do sleep 0.1; done
`;

export interface RemovalGuard {
  /** Adds a process group, by the id of its leader. */
  watch(processGroup: number): void;
  removeNow(): Promise<void>;
}

/** Ensures that a directory and processes do not outlive this process, even if it is killed. */
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
