import type { EventMessage } from '@hearthstay/contracts';
import type { Model } from 'mongoose';
import { carryingEvents, isHoldOver, recordedAt, type HoldTiming, type WithOutbox } from './outbox.schema';
import { defaultRelayOptions } from './relay-options';

export interface Backlog {
  events: number;
  oldest: string | null;
}

interface DatedOutbox {
  _id: unknown;
  outbox: Pick<EventMessage, 'occurredAt'>[];
}

/** The outboxes of one collection's documents. */
export class OutboxDocuments {
  constructor(
    private readonly documents: Model<WithOutbox>,
    private readonly timing: HoldTiming = defaultRelayOptions,
  ) {}

  /**
   * The ids of documents with an event of some age, and whether there are others with younger events only. An event
   * that is recorded later than now was recorded before the clock was set back, and counts as old. The clocks of
   * instances differ by less than the longest hold.
   *
   * @param minimumAge in milliseconds.
   */
  async withEventsOfAge(minimumAge: number): Promise<{ ids: string[]; hasYounger: boolean }> {
    const now = this.timing.now().getTime();
    const isOld = ({ occurredAt }: DatedOutbox['outbox'][number]): boolean => {
      const age = now - Date.parse(occurredAt);
      return age > minimumAge || age < -this.timing.longestHold;
    };
    const found = await this.documents.find(carryingEvents, { [recordedAt]: 1 }).lean<DatedOutbox[]>();
    const old = found.filter(({ outbox }) => outbox.some(isOld));
    return { ids: old.map(({ _id }) => String(_id)), hasYounger: old.length < found.length };
  }

  get collection(): string {
    return this.documents.collection.name;
  }

  /** The number of unpublished events, and the instant at which the oldest of them was recorded. */
  async backlog(): Promise<Backlog> {
    const [backlog] = await this.documents.aggregate<Backlog>([
      { $match: { [recordedAt]: { $exists: true } } },
      { $project: { events: { $size: '$outbox' }, oldest: { $min: `$${recordedAt}` } } },
      { $group: { _id: null, events: { $sum: '$events' }, oldest: { $min: '$oldest' } } },
    ]);
    return backlog ?? { events: 0, oldest: null };
  }

  /** The events to publish, in the order in which they were recorded; none while the outbox is held. */
  async eventsOf(documentId: string): Promise<EventMessage[]> {
    const document = await this.documents.findById(documentId, { outbox: 1, outboxHeldUntil: 1 }).lean();
    if (!document?.outboxHeldUntil) return document?.outbox ?? [];
    const { outboxHeldUntil: until } = document;
    return isHoldOver(until, this.timing) ? this.endHold(documentId, until) : [];
  }

  /** Removes a published event. The timestamps of the document stay, because its content has not changed. */
  async removeEvent(documentId: string, eventId: string): Promise<void> {
    await this.documents.updateOne({ _id: documentId }, { $pull: { outbox: { id: eventId } } }, { timestamps: false });
  }

  /**
   * Ends the hold and returns the events of that moment. So an event that is removed during the hold is never
   * published, independently of the clocks of the instances. A hold that has begun since is not ended.
   */
  private async endHold(documentId: string, outboxHeldUntil: Date): Promise<EventMessage[]> {
    const document = await this.documents
      .findOneAndUpdate(
        { _id: documentId, outboxHeldUntil },
        { $set: { outboxHeldUntil: null } },
        { returnDocument: 'after', projection: { outbox: 1 }, timestamps: false },
      )
      .lean();
    return document?.outbox ?? [];
  }
}
