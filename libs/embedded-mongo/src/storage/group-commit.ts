import type { RootDatabase } from 'lmdb';
import { CommandError } from '../errors';

interface Job {
  /** Runs inside the transaction. The returned function settles the caller's promise after the commit. */
  run: () => () => void;
  reject: (error: Error) => void;
}

/**
 * Runs write jobs one after the other, in the order of their calls, and those of one turn of the event loop in one
 * transaction, so that they share a flush.
 *
 * This blocks the event loop. LMDB's asynchronous transactions would not, but a process that exits during one can hang,
 * and a failed commit leaves rejected promises that cannot be handled.
 */
export class GroupCommit {
  private waiting: Job[] = [];

  /** Whether the latest commit failed. */
  wasRefused = false;

  /** @param assertRoom throws when the disk has no room for a commit. */
  constructor(
    private readonly environment: RootDatabase<Buffer, Buffer>,
    private readonly assertRoom: () => void,
  ) {}

  /**
   * Resolves once the changes of `job` are on disk. A job that throws is rolled back and does not affect the others.
   */
  add<T>(job: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.commit());
      this.waiting.push({ run: () => this.runUndoable(job, resolve, reject), reject });
    });
  }

  /** Runs the waiting jobs. */
  commit(): void {
    const jobs = this.waiting.splice(0);
    if (jobs.length === 0) return;
    try {
      this.assertRoom();
      const settlers = this.environment.transactionSync(() => jobs.map((job) => job.run()));
      this.wasRefused = false;
      for (const settle of settlers) settle();
    } catch (cause) {
      this.wasRefused = true;
      const refusal = cause instanceof CommandError ? cause : refusalOf(cause);
      for (const { reject } of jobs) reject(refusal);
    }
  }

  private runUndoable<T>(job: () => T, resolve: (result: T) => void, reject: (error: unknown) => void): () => void {
    try {
      const result = this.environment.transactionSync(job);
      return () => resolve(result);
    } catch (error) {
      if (isOfStorage(error)) throw error;
      return () => reject(error);
    }
  }
}

/** LMDB's errors have the number of a system error, such as `ENOSPC`, or one of its own. */
const isOfStorage = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof CommandError) && 'code' in error && typeof error.code === 'number';

/**
 * A full disk, an exhausted quota, a file system that became read-only, a broken disk: to clients, all of these are the
 * same passing state, in which nothing can be written. MongoDB has this code for the first one.
 */
const refusalOf = (cause: unknown): CommandError => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CommandError('OutOfDiskSpace', `The disk refused a write: ${reason}`);
};
