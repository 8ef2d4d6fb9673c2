import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isDuplicateKeyError } from '../duplicate-key';
import { defaultBeatTiming, type BeatTiming } from '../instances/instances';

/** A collection with a document for each lease that an instance holds. */
export const leasesCollection = 'leases';

interface LeaseDocument {
  _id: string;
  holder: string;
  /** Grows while the holder is alive: others compare it over some seconds, so no clocks are compared. */
  beats: number;
}

/** The lease was taken over, because its holder showed no sign of life for too long. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor(lease: string) {
    super(`Another instance has taken over the lease ${lease}`);
  }
}

/**
 * Lets one instance at a time do something. The holder renews its lease every few seconds; when it is killed, another
 * instance takes over after `deadAfter`. A holder that was paused may be taken for dead, so it calls `confirm` before a
 * step that must not be doubled.
 */
export class Lease {
  private readonly leases: mongo.Collection<LeaseDocument>;
  private readonly holder = randomUUID();
  private latest: { document: LeaseDocument; since: number } | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    database: mongo.Db,
    private readonly name: string,
    private readonly timing: BeatTiming = defaultBeatTiming,
  ) {
    this.leases = database.collection(leasesCollection);
  }

  /** @returns whether this instance holds the lease now. Does not wait: whoever wants it asks again. */
  async tryTake(): Promise<boolean> {
    if (!(await this.insert()) && !(await this.takeOver())) return false;
    // A renewal that fails is followed by another one, and `confirm` reports why.
    this.timer ??= setInterval(() => void this.confirm().catch(() => undefined), this.timing.beatEvery).unref();
    return true;
  }

  /** Renews the lease. @throws LeaseLost */
  async confirm(): Promise<void> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: this.name, holder: this.holder },
      { $inc: { beats: 1 } },
    );
    if (matchedCount === 0) throw new LeaseLost(this.name);
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
    // The driver repeats an insert whose answer was lost, and then finds its own document in the way.
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
