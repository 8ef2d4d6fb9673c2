import type { RootDatabase } from 'lmdb';

interface Job {
  /** Runs inside the transaction and returns how to tell its caller once that is on disk. */
  run(): () => void;
  reject(error: unknown): void;
}

/**
 * Runs jobs that change the database one after the other, in the order they came, and those of one turn of the event loop
 * in one transaction, as do those that came while the last one was being written: many callers wait for the disk once.
 */
export class GroupCommit {
  private waiting: Job[] = [];
  private writing?: Promise<void>;

  constructor(private readonly environment: RootDatabase<Buffer, Buffer>) {}

  /** Resolves once the changes of `job` are on disk. A job that throws is undone and leaves the others alone. */
  add<T>(job: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run: () => this.runUndoable(job, resolve, reject), reject });
      this.writing ??= this.writeAll();
    });
  }

  /** Resolves when nothing is left to be written. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private runUndoable<T>(job: () => T, resolve: (result: T) => void, reject: (error: unknown) => void): () => void {
    try {
      const result = this.environment.transactionSync(job);
      return () => resolve(result);
    } catch (error) {
      return () => reject(error);
    }
  }

  private async writeAll(): Promise<void> {
    await new Promise((endOfTurn) => setImmediate(endOfTurn));
    while (this.waiting.length > 0) await this.writeGroup(this.waiting.splice(0));
    this.writing = undefined;
  }

  private async writeGroup(jobs: Job[]): Promise<void> {
    try {
      const answers = await this.environment.transaction(() => jobs.map((job) => job.run()));
      for (const answer of answers) answer();
    } catch (error) {
      const cause = await causeOf(error);
      for (const { reject } of jobs) reject(cause);
    }
  }
}

/** LMDB rejects a commit before it knows why, and tells later in a promise of its own. */
const causeOf = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error && 'commitError' in error)) return error;
  const cause = await Promise.resolve(error.commitError).catch((reason: unknown) => reason);
  return new Error(`The disk refused a write: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
};
