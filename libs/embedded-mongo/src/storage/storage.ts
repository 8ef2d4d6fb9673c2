import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import type { RootDatabase, Transaction } from 'lmdb';
import { refuseDamagedData } from './data-file';
import { refuseSecondProcess } from './directory-lock';
import { assertDiskHasRoom } from './disk-room';
import { GroupCommit } from './group-commit';
import { probeKey, type KeyRange } from './keys';

/** LMDB's limit for a key with 8 KiB pages, in bytes. */
export const maxKeyBytes = 1978;

/** A committed state that stays readable while others write. It costs disk space until it is ended. */
export interface Snapshot {
  read<T>(job: () => T): T;
  end(): void;
}

/** The ordered keys and values on disk. No other file depends on LMDB. */
export class Storage {
  private readonly writes: GroupCommit;
  /** The state to read: the newest one or a snapshot. */
  private reading: { transaction?: Transaction } = {};

  private constructor(
    private readonly environment: RootDatabase<Buffer, Buffer>,
    private readonly directory: string,
  ) {
    this.writes = new GroupCommit(environment, () => assertDiskHasRoom(directory));
  }

  /**
   * Data on a full disk are opened and can be read.
   *
   * @throws DirectoryInUse when another process has the directory open, DamagedData, or CommandError `OutOfDiskSpace`
   *   for a new directory.
   */
  static async open(directory: string): Promise<Storage> {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    refuseDamagedData(directory);
    if (!['data.mdb', 'lock.mdb'].every((file) => existsSync(join(directory, file)))) assertDiskHasRoom(directory);
    const environment = open<Buffer, Buffer>({
      path: directory,
      // Otherwise LMDB treats a path with a dot, such as .data, as a file.
      noSubdir: false,
      keyEncoding: 'binary',
      encoding: 'binary',
      pageSize: 8192,
      // With overlapping syncs LMDB reports a commit before it is on disk.
      overlappingSync: false,
    });
    for (const file of ['data.mdb', 'lock.mdb']) chmodSync(join(directory, file), 0o600);
    await refuseSecondProcess(environment, directory);
    return new Storage(environment, directory);
  }

  /** Runs `job` on the newest committed state. */
  read<T>(job: () => T): T {
    this.environment.resetReadTxn();
    return job();
  }

  /** The newest committed state, for repeated reads. */
  snapshot(): Snapshot {
    this.environment.resetReadTxn();
    const transaction = this.environment.useReadTransaction();
    return {
      read: (job) => {
        this.reading = { transaction };
        try {
          return job();
        } finally {
          this.reading = {};
        }
      },
      end: () => transaction.done(),
    };
  }

  /**
   * Runs `job` alone, after all earlier writes, and resolves once its changes are on disk. A `job` that throws changes
   * nothing.
   */
  write<T>(job: () => T): Promise<T> {
    return this.writes.add(job);
  }

  /**
   * Resolves if the disk accepts writes. Writes only after a refusal.
   *
   * @throws CommandError `OutOfDiskSpace`
   */
  async assertWritable(): Promise<void> {
    assertDiskHasRoom(this.directory);
    if (!this.writes.wasRefused) return;
    await this.write(() => {
      this.put(probeKey, Buffer.alloc(1));
      this.remove(probeKey);
    });
  }

  get(key: Buffer): Buffer | undefined {
    return this.environment.get(key, this.reading);
  }

  /** Only inside `write`. */
  put(key: Buffer, value: Buffer): void {
    void this.environment.put(key, value);
  }

  /** Only inside `write`. */
  remove(key: Buffer): void {
    void this.environment.remove(key);
  }

  *range({ start, end }: KeyRange, reverse = false): Generator<{ key: Buffer; value: Buffer }> {
    const bounds = reverse
      ? { start: end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true }
      : { start, end };
    yield* this.environment.getRange({ ...bounds, ...this.reading });
  }

  count({ start, end }: KeyRange): number {
    return this.environment.getKeysCount({ start, end });
  }

  async close(): Promise<void> {
    this.writes.commit();
    await this.environment.close();
  }
}
