import { Worker } from 'node:worker_threads';

/** How often a process checks whether its parent is alive, in milliseconds. */
const lookEvery = 500;

/**
 * The program of a thread that kills its process when the parent has ended. The main thread may be busy and would not
 * receive the event of the closed channel. The parent's id is the last argument of the process: the parent may end
 * before the process can ask for it.
 */
const parentWatch = `
  const parent = Number(process.argv.at(-1));
  setInterval(() => parent === process.ppid || process.kill(process.pid, 'SIGKILL'), ${lookEvery});`;

/**
 * The main function of a process that `runInChildProcess` has started: reads the standard input, sends the result, and
 * ends, at the latest with its parent. A terminal or systemd sends the signals of a stop to all processes, but the
 * parent decides whether it waits for the result.
 */
export const replyToParent = async (work: (input: Buffer) => unknown): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  new Worker(parentWatch, { eval: true, argv: process.argv.slice(-1) }).unref();
  const result: unknown = await work(Buffer.concat(await process.stdin.toArray()));
  process.send?.(result, () => process.disconnect());
};
