import type { RootDatabase } from 'lmdb';

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

  constructor(private readonly environment: RootDatabase<Buffer, Buffer>) {}

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
      const answers = this.environment.transactionSync(() => jobs.map((job) => job.run()));
      for (const answer of answers) answer();
    } catch (cause) {
      const error = new Error(`The disk refused a write: ${cause instanceof Error ? cause.message : ''}`, { cause });
      for (const { reject } of jobs) reject(error);
    }
  }

  private runUndoable<T>(job: () => T, resolve: (result: T) => void, reject: (error: unknown) => void): () => void {
    try {
      const result = this.environment.transactionSync(job);
      return () => resolve(result);
    } catch (error) {
      return () => reject(error);
    }
  }
}
