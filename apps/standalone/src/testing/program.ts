import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  url: string;
  /** The process id. */
  processId: number | undefined;
  output(): string;
  /** Resolves with the exit code, once it has ended by itself or by `signal`. */
  ended(signal?: NodeJS.Signals): Promise<number | null>;
  /** Resolves when it reports that it is running; rejects when it ends before. */
  running(): Promise<void>;
}

interface StartOptions {
  /** The Node that runs it: by default that of the tests. */
  node?: string;
  parameters?: readonly string[];
  nodeOptions?: readonly string[];
}

/** Starts a built program in a separate process, whose environment has only `variables`. */
export const startProgram = (
  main: string,
  variables: Record<string, string>,
  { node = process.execPath, parameters = [], nodeOptions = ['--enable-source-maps'] }: StartOptions = {},
): Program => {
  const child = spawn(node, [...nodeOptions, main, ...parameters], {
    env: variables,
    stdio: 'pipe',
  });
  let output = '';
  const said = new EventTarget();
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    said.dispatchEvent(new Event('more'));
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exit = once(child, 'close') as Promise<[number | null]>;
  let hasEnded = false;
  void exit.then(() => {
    hasEnded = true;
    said.dispatchEvent(new Event('more'));
  });
  return {
    url: `http://127.0.0.1:${variables.PORT ?? ''}`,
    processId: child.pid,
    output: () => output,
    ended: async (signal) => {
      if (signal) child.kill(signal);
      return (await exit)[0];
    },
    running: async () => {
      while (!output.includes('Hearthstay is running')) {
        if (hasEnded) throw new Error(`The program has ended: ${output}`);
        await once(said, 'more');
      }
    },
  };
};
