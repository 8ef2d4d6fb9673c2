import type { RootDatabase } from 'lmdb';

interface Job {
  /** Runs inside the transaction. The returned function settles the caller's promise after the commit. */
  run: () => () => void;
  reject: (error: Error) => void;
}

/**
 * Runs jobs that change the database one after the other, in the order they came, and those of one turn of the event
 * loop in one transaction: many callers wait for the disk once.
 *
 * The event loop waits with them. LMDB's asynchronous transactions would not make it wait, but a process that ends
 * while one is under way can hang in its exit, and a commit that fails leaves rejected promises behind that nobody can
 * handle.
 */
export class GroupCommit {
  private waiting: Job[] = [];

  constructor(private readonly environment: RootDatabase<Buffer, Buffer>) {}

  /** Resolves once the changes of `job` are on disk. A job that throws is undone and leaves the others alone. */
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
