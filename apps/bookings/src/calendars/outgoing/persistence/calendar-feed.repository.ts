import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { currentCommandId } from '@hearthstay/messaging';
import { fieldLimits } from '@hearthstay/stay';
import type { Model, UpdateQuery } from 'mongoose';
import { PropertyClock } from '../../../property-clock';
import { insertInFreeSlot } from '../../persistence/slots';
import type { EventVersions } from '../domain/event-versions';
import type { FeedRead, OutgoingFeed } from '../domain/outgoing-feed';
import {
  calendarFeedModel,
  feedForm,
  feedReadModel,
  type CalendarFeedDocument,
  type FeedReadDocument,
} from './calendar-feed.schema';

const listed = { removedAt: null } as const;

/** The number of latest reads that are shown for each feed. */
const shownReads = 20;
const userAgentMax = 200;

const { fromDocument } = feedForm;

/** The feeds and their reads. */
@Injectable()
export class CalendarFeedRepository {
  constructor(
    @Inject(modelToken(calendarFeedModel.name)) private readonly feeds: Model<CalendarFeedDocument>,
    @Inject(modelToken(feedReadModel.name)) private readonly reads: Model<FeedReadDocument>,
    private readonly clock: PropertyClock,
  ) {}

  async list(): Promise<OutgoingFeed[]> {
    return (await this.feeds.find(listed).sort({ addedAt: 1, _id: 1 }).lean()).map(fromDocument);
  }

  /**
   * Its id is that of the command, so a repeated command gives the same feed another token.
   *
   * @throws DomainError `TOO_MANY_FEEDS`
   */
  async add(fields: Omit<OutgoingFeed, 'id'>, tokenHash: string): Promise<OutgoingFeed> {
    const _id = currentCommandId();
    const again = await this.feeds
      .findOneAndUpdate({ _id, ...listed }, { $set: { tokenHash } }, { returnDocument: 'after' })
      .lean();
    if (again) return fromDocument(again);
    const at = this.clock.now();
    const history = [historyEntry('added', { at, after: fields })];
    const added = await insertInFreeSlot(this.feeds, fieldLimits.feedsMax, (slot) =>
      this.feeds
        .findOneAndUpdate(
          { _id },
          { $set: { tokenHash }, $setOnInsert: { ...fields, slot, addedAt: at, removedAt: null, history } },
          { upsert: true, returnDocument: 'after' },
        )
        .orFail()
        .lean(),
    );
    if (!added) throw new DomainError('TOO_MANY_FEEDS');
    return fromDocument(added);
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async setToken(id: string, tokenHash: string): Promise<OutgoingFeed> {
    return this.change(id, { $set: { tokenHash } }, 'rotated');
  }

  /** The hash is removed, too, so the feed can no longer be read. @throws DomainError `ENTRY_NOT_FOUND` */
  async remove(id: string): Promise<void> {
    const changed = { removedAt: this.clock.now(), tokenHash: `removed ${id}` };
    await this.change(id, { $set: changed, $unset: { slot: 1 } }, 'removed');
  }

  async findByToken(tokenHash: string): Promise<OutgoingFeed | null> {
    const document = await this.feeds.findOne({ tokenHash, ...listed }).lean();
    return document && fromDocument(document);
  }

  async findOfCalendar(calendarId: string): Promise<OutgoingFeed | null> {
    const document = await this.feeds.findOne({ calendarId, ...listed }).lean();
    return document && fromDocument(document);
  }

  async loadVersions(id: string): Promise<{ versions: EventVersions; revision: number }> {
    const document = await this.feeds.findById(id).select({ versions: 1, versionsRevision: 1 }).orFail().lean();
    return { versions: document.versions ?? {}, revision: document.versionsRevision ?? 0 };
  }

  /** @returns `false` when another read has stored versions meanwhile. */
  async storeVersions(id: string, versions: EventVersions, revision: number): Promise<boolean> {
    const expected = revision === 0 ? trusted({ $exists: false }) : revision;
    const { matchedCount } = await this.feeds.updateOne(
      { _id: id, versionsRevision: expected },
      { $set: { versions, versionsRevision: revision + 1 } },
    );
    return matchedCount === 1;
  }

  async noteRead(feedId: string, { at, userAgent }: FeedRead): Promise<void> {
    const read = { feedId, at, userAgent: userAgent.slice(0, userAgentMax) };
    await insertNew(this.reads, [{ _id: randomUUID(), ...read }]);
  }

  /** The latest reads, newest first. */
  async listReads(feedId: string): Promise<FeedRead[]> {
    const documents = await this.reads.find({ feedId }).sort({ at: -1 }).limit(shownReads).lean();
    return documents.map(({ at, userAgent }) => ({ at, userAgent }));
  }

  private async change(
    id: string,
    update: UpdateQuery<CalendarFeedDocument>,
    action: 'rotated' | 'removed',
  ): Promise<OutgoingFeed> {
    const history = historyEntry(action, { at: this.clock.now() });
    const document = await this.feeds
      .findOneAndUpdate({ _id: id, ...listed }, { ...update, $push: { history } }, { returnDocument: 'after' })
      .lean();
    if (!document) throw new DomainError('ENTRY_NOT_FOUND');
    return fromDocument(document);
  }
}
