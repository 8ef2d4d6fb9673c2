import { fork } from 'node:child_process';

/** The input of a child process and its limits. */
export interface ChildTask {
  /** The arguments of the program. */
  args: readonly string[];
  /** The standard input of the program. */
  input: Uint8Array;
  /** Options of Node, for example a limit of memory. */
  nodeOptions?: readonly string[];
  /** Kills the process. */
  signal?: AbortSignal;
}

/** The process has ended without a result: it has crashed, or the system has killed it. */
export class ChildProcessEnded extends Error {
  override readonly name = 'ChildProcessEnded';
}

/**
 * The whole environment of the process, without secrets. One heap for all threads: otherwise glibc creates one for each
 * thread and does not return the memory that the thread has freed.
 */
const environment = { MALLOC_ARENA_MAX: '1' };

/**
 * Runs one task in a separate process: its memory returns to the system afterwards, and a task that crashes does not
 * end the service.
 *
 * @param program a built file that calls `replyToParent`.
 * @throws ChildProcessEnded when it has crashed; the reason of `signal` when that has killed it.
 */
export const runInChildProcess = <Result>(
  program: string,
  { args, input, nodeOptions = [], signal }: ChildTask,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(program, [...args, String(process.pid)], {
      serialization: 'advanced',
      execArgv: [...nodeOptions],
      env: environment,
      // A crash of V8 would print a page of its stack to the log.
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    let result: { value: Result } | undefined;
    const kill = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', kill);
    child.once('message', (message) => (result = { value: message as Result }));
    child.once('error', reject);
    child.once('exit', (code, ending) => {
      signal?.removeEventListener('abort', kill);
      if (result) resolve(result.value);
      else if (signal?.aborted) reject(signal.reason as Error);
      else reject(new ChildProcessEnded(`The process has ended before its response: ${ending ?? code}`));
    });
    // Not as a message, which would be copied several times at both ends. If the process ends before it has read
    // everything, its exit code contains the reason.
    child.stdin?.on('error', () => undefined).end(input);
  });
