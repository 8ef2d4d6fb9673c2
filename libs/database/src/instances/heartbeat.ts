import type { mongo } from 'mongoose';
import { hasUnfinishedImport, latestImportOf } from '../import/unfinished-import';
import { UnfinishedImport } from '../import/unfinished-import-error';
import { defaultBeatTiming, type BeatTiming } from './instances';
import { Presence } from './presence';

/** An import has begun since the process opened the database: what the process knows is about other data. */
export class DataReplaced extends Error {
  override readonly name = 'DataReplaced';

  constructor(database: string) {
    super(
      `The data of ${database} is being replaced by an import, or has been. This process ends and must start again.`,
    );
  }
}

export interface HeartbeatOptions {
  /** Called once, when an import has begun. No write passes `confirm` from then on. */
  onDataReplaced: (error: DataReplaced) => void;
  timing?: BeatTiming;
}

/**
 * Shows that a process has a database open, and watches for imports.
 *
 * A process that was paused for long counts as dead, and an import may have begun meanwhile. When it wakes up,
 * `confirm` holds its writes back until it has looked.
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
   * The first beat comes before the look for a mark, and an import sets its mark before it looks for beats. So one of
   * the two always notices the other.
   *
   * @throws UnfinishedImport
   */
  static async start(database: mongo.Db, options: HeartbeatOptions): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(database, options);
    await heartbeat.begin();
    return heartbeat;
  }

  /** Resolves when no import had begun a few seconds ago. @throws DataReplaced, or why that cannot be found out. */
  async confirm(): Promise<void> {
    if (this.replaced) throw this.replaced;
    // Again when the beat that was awaited had begun before a pause.
    while (this.isStale()) await this.beat();
  }

  /** Takes the instance out of the list of living ones. */
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
    // A beat that fails is followed by another one; whoever needs the database reports that it is away.
    this.timer = setInterval(() => void this.beat().catch(() => undefined), this.timing.beatEvery).unref();
  }

  /** Callers that come while a beat is under way share it. */
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

/**
 * The monotonic clock stands still while a machine sleeps, and the wall clock may be set back: the longer time counts.
 */
const now = () => ({ monotonic: performance.now(), wall: Date.now() });
