import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isDuplicateKeyError } from '../duplicate-key';
import { defaultBeatTiming, type BeatTiming } from '../instances/instances';

/** A collection with a document for each lease that an instance holds. */
export const leasesCollection = 'leases';

interface LeaseDocument {
  _id: string;
  holder: string;
  /** Increases while the holder is running. Others compare it over some seconds, so no clocks are compared. */
  beats: number;
}

/** The lease was taken over because it was not renewed in time. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor(lease: string) {
    super(`Another instance has taken over the lease ${lease}`);
  }
}

/**
 * Allows one instance at a time to do something. The holder renews its lease every few seconds; after it was killed,
 * another instance takes over after `deadAfter`. A suspended holder may count as dead, so it calls `confirm` before a
 * step that must not be done twice.
 */
export class Lease {
  private readonly leases: mongo.Collection<LeaseDocument>;
  private readonly holder = randomUUID();
  private latest: { document: LeaseDocument; since: number } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private loss = new AbortController();

  constructor(
    database: mongo.Db,
    private readonly name: string,
    private readonly timing: BeatTiming = defaultBeatTiming,
  ) {
    this.leases = database.collection(leasesCollection);
  }

  /** Aborts when a renewal finds that another instance has taken over since the last `tryTake`. */
  get lost(): AbortSignal {
    return this.loss.signal;
  }

  /** @returns whether this instance holds the lease now; does not wait for it */
  async tryTake(): Promise<boolean> {
    if (!(await this.insert()) && !(await this.takeOver())) return false;
    this.loss = new AbortController();
    // A failed renewal is followed by another one, and `confirm` reports the reason.
    this.timer ??= setInterval(() => void this.confirm().catch(() => undefined), this.timing.beatEvery).unref();
    return true;
  }

  /** Renews the lease. @throws LeaseLost */
  async confirm(): Promise<void> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: this.name, holder: this.holder },
      { $inc: { beats: 1 } },
    );
    if (matchedCount > 0) return;
    const error = new LeaseLost(this.name);
    this.loss.abort(error);
    throw error;
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.leases.deleteOne({ _id: this.name, holder: this.holder });
  }

  private async insert(): Promise<boolean> {
    try {
      await this.leases.insertOne({ _id: this.name, holder: this.holder, beats: 0 });
      return true;
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
      return false;
    }
  }

  private async takeOver(): Promise<boolean> {
    const document = await this.leases.findOne({ _id: this.name });
    if (!document) return false;
    // The driver repeats an insert whose reply was lost, and then finds its own document.
    if (document.holder === this.holder) return true;
    if (!this.isDead(document)) return false;
    const { modifiedCount } = await this.leases.updateOne(document, { $set: { holder: this.holder, beats: 0 } });
    return modifiedCount === 1;
  }

  private isDead(document: LeaseDocument): boolean {
    const before = this.latest;
    if (before?.document.holder === document.holder && before.document.beats === document.beats) {
      return performance.now() - before.since >= this.timing.deadAfter;
    }
    this.latest = { document, since: performance.now() };
    return false;
  }
}
