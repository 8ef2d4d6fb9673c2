import type { mongo } from 'mongoose';
import { hasUnfinishedImport, latestImportOf } from '../import/unfinished-import';
import { UnfinishedImport } from '../import/unfinished-import-error';
import { defaultBeatTiming, type BeatTiming } from './instances';
import { Presence } from './presence';

/** An import has begun since the process opened the database, so the data in its memory is outdated. */
export class DataReplaced extends Error {
  override readonly name = 'DataReplaced';

  constructor(database: string) {
    super(
      `The data of ${database} is being replaced by an import, or has been. This process ends and must start again.`,
    );
  }
}

export interface HeartbeatOptions {
  /** Called once when an import has begun. `confirm` rejects from then on. */
  onDataReplaced: (error: DataReplaced) => void;
  timing?: BeatTiming;
}

/**
 * Announces that a process has a database open, and detects imports.
 *
 * A process that was suspended for long counts as dead, and an import may have begun meanwhile. After it resumes,
 * `confirm` delays its writes until the next check.
 */
export class Heartbeat {
  private readonly presence: Presence;
  private timer: NodeJS.Timeout | undefined;
  private beatUnderWay: Promise<void> | undefined;
  private latestImport: string | null = null;
  private confirmedAt = { monotonic: 0, wall: 0 };
  private replaced: DataReplaced | undefined;
  private readonly timing: BeatTiming;

  private constructor(
    private readonly database: mongo.Db,
    private readonly options: HeartbeatOptions,
  ) {
    this.presence = new Presence(database, 'service');
    this.timing = options.timing ?? defaultBeatTiming;
  }

  /**
   * The first heartbeat precedes the check for an import, and an import sets its mark before it checks for heartbeats.
   * So at least one of the two detects the other.
   *
   * @throws UnfinishedImport
   */
  static async start(database: mongo.Db, options: HeartbeatOptions): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(database, options);
    await heartbeat.begin();
    return heartbeat;
  }

  /** Resolves if no import had begun some seconds ago. @throws DataReplaced, or the error of the check */
  async confirm(): Promise<void> {
    if (this.replaced) throw this.replaced;
    // Repeats the heartbeat if it began before a suspension.
    while (this.isStale()) await this.beat();
  }

  /** Removes the instance from the list of running ones. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beatUnderWay?.catch(() => undefined);
    await this.presence.end();
  }

  private async begin(): Promise<void> {
    const start = now();
    this.latestImport = await latestImportOf(this.database);
    await this.presence.begin();
    if (await hasUnfinishedImport(this.database)) {
      await this.stop();
      throw new UnfinishedImport(this.database.databaseName);
    }
    this.confirmedAt = start;
    // A failed heartbeat is followed by another one; the readiness check reports an unavailable database.
    this.timer = setInterval(() => void this.beat().catch(() => undefined), this.timing.beatEvery).unref();
  }

  /** Concurrent callers share a heartbeat. */
  private beat(): Promise<void> {
    this.beatUnderWay ??= this.writeAndLook().finally(() => (this.beatUnderWay = undefined));
    return this.beatUnderWay;
  }

  private async writeAndLook(): Promise<void> {
    const start = now();
    await this.presence.beat();
    if ((await latestImportOf(this.database)) !== this.latestImport) this.end();
    this.confirmedAt = start;
  }

  private end(): never {
    clearInterval(this.timer);
    const error = new DataReplaced(this.database.databaseName);
    if (!this.replaced) this.options.onDataReplaced(error);
    this.replaced = error;
    throw error;
  }

  private isStale(): boolean {
    const { monotonic, wall } = now();
    const elapsed = Math.max(monotonic - this.confirmedAt.monotonic, wall - this.confirmedAt.wall);
    return elapsed > this.timing.staleAfter;
  }
}

/** The monotonic clock stops while a machine sleeps, and the wall clock may be set back, so the longer time counts. */
const now = () => ({ monotonic: performance.now(), wall: Date.now() });
