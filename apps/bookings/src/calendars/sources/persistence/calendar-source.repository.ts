import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/history';
import { currentCommandId } from '@hearthstay/messaging';
import { addDays, fieldLimits, type Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../../property-clock';
import { maskedAddress } from '../../reading/feed-address';
import type { CalendarFields, CalendarSource } from '../domain/calendar-source';
import { noDays } from '../domain/source-days';
import { calendarSourceModel, type CalendarSourceDocument } from './calendar-source.schema';

/** How long a reading may take before another instance may begin one, in milliseconds. */
const readingMs = 60_000;

/** What a reading changes. */
export type ReadingResult = Partial<Omit<CalendarSource, 'id' | keyof CalendarFields | 'readingId' | 'warnedNights'>>;

const listed = { removedAt: null } as const;

const fromDocument = ({
  _id,
  addedAt,
  removedAt,
  isReleased,
  history,
  warnedOutage,
  outbox,
  outboxHeldUntil,
  ...source
}: CalendarSourceDocument): CalendarSource => ({
  id: _id,
  ...source,
});

/** What the history says of a calendar: of its address only the host. */
const visibleFields = ({ url, ...fields }: Partial<CalendarFields>): Record<string, unknown> => ({
  ...fields,
  ...(url && { url: maskedAddress(url) }),
});

/** The calendars of other programs, and which instance reads one. */
@Injectable()
export class CalendarSourceRepository {
  constructor(
    @Inject(modelToken(calendarSourceModel.name)) private readonly sources: Model<CalendarSourceDocument>,
    private readonly clock: PropertyClock,
  ) {}

  async list(): Promise<CalendarSource[]> {
    const documents = await this.sources.find(listed).sort({ addedAt: 1, _id: 1 }).lean();
    return documents.map(fromDocument);
  }

  async find(id: string): Promise<CalendarSource | null> {
    const document = await this.sources.findOne({ _id: id, ...listed }).lean();
    return document && fromDocument(document);
  }

  /** @throws DomainError `CALENDAR_NOT_FOUND` */
  async get(id: string): Promise<CalendarSource> {
    const source = await this.find(id);
    if (!source) throw new DomainError('CALENDAR_NOT_FOUND');
    return source;
  }

  /** @throws DomainError `TOO_MANY_CALENDARS` */
  async assertRoom(): Promise<void> {
    if ((await this.sources.countDocuments(listed)) >= fieldLimits.calendarsMax) {
      throw new DomainError('TOO_MANY_CALENDARS');
    }
  }

  /** The calendar that the running command has added when it came before. */
  findOfCommand(): Promise<CalendarSource | null> {
    return this.find(currentCommandId());
  }

  /** Its id is that of the command, which then adds one calendar however often it comes. */
  async add(fields: CalendarFields): Promise<CalendarSource> {
    const at = this.clock.now();
    const id = currentCommandId();
    const entry = historyEntry('added', { at, after: visibleFields(fields) });
    await insertNew(this.sources, [{ _id: id, ...fields, ...noDays, nextReadAt: at, addedAt: at, history: [entry] }]);
    return this.get(id);
  }

  /** Whether an earlier attempt at the current command has changed the source. */
  async isChangedByCommand(id: string): Promise<boolean> {
    return (await this.sources.exists({ _id: id, 'history.commandId': currentCommandId() })) !== null;
  }

  /** Changes what the admin decides. The next reading is due at once, and reads everything anew. */
  async change(id: string, changes: Partial<CalendarFields>): Promise<CalendarSource> {
    const at = this.clock.now();
    const before = await this.get(id);
    const changed = Object.fromEntries(Object.entries<unknown>(changes).filter(([, value]) => value !== undefined));
    const old = Object.fromEntries(Object.keys(changed).map((name) => [name, before[name as keyof CalendarFields]]));
    const entry = historyEntry('changed', { at, before: visibleFields(old), after: visibleFields(changed) });
    await this.sources.updateOne(
      { _id: id, ...listed, 'history.commandId': trusted({ $ne: currentCommandId() }) },
      {
        $set: { ...changed, nextReadAt: at, readingId: null },
        $unset: { etag: 1, lastModified: 1, contentHash: 1 },
        $push: { history: entry },
      },
    );
    return this.get(id);
  }

  /** @throws DomainError `CALENDAR_NOT_FOUND`, unless the same command has removed it before. */
  async remove(id: string): Promise<void> {
    const at = this.clock.now();
    const { modifiedCount } = await this.sources.updateOne(
      { _id: id, ...listed },
      {
        $set: { removedAt: at, url: '', ...noDays, readingId: null },
        $unset: { etag: 1, lastModified: 1, contentHash: 1 },
        $push: { history: historyEntry('removed', { at }) },
      },
    );
    if (modifiedCount === 1) return;
    if (!(await this.isChangedByCommand(id))) {
      throw new DomainError('CALENDAR_NOT_FOUND');
    }
  }

  /** Begins a reading of a source that is due; `null` when none is. One instance alone begins it. */
  async takeDue(): Promise<CalendarSource | null> {
    return this.take({ paused: false, nextReadAt: trusted({ $lte: this.clock.now() }) });
  }

  /** Begins a reading now; `null` when one is under way, or the source is paused or removed. */
  async takeIdle(id: string): Promise<CalendarSource | null> {
    const idle = [{ readingId: null }, { nextReadAt: trusted({ $lte: this.clock.now() }) }];
    return this.take({ _id: id, paused: false, $or: idle });
  }

  /** Whether a reading is under way, in any instance: one that has taken too long is not. */
  async isBeingRead(id: string): Promise<boolean> {
    const source = await this.find(id);
    return source !== null && source.readingId !== null && source.nextReadAt > this.clock.now();
  }

  /** Begins a reading now, in place of one that may be under way. */
  async takeNow(id: string): Promise<CalendarSource> {
    const source = await this.take({ _id: id });
    if (!source) throw new DomainError('CALENDAR_NOT_FOUND');
    return source;
  }

  /** Stores what a reading has found. @returns `false` when it is not the latest one any more. */
  async finish({ id, readingId }: CalendarSource, { etag, lastModified, contentHash, ...result }: ReadingResult) {
    const { matchedCount } = await this.sources.updateOne(
      { _id: id, readingId, ...listed },
      {
        $set: {
          ...result,
          readingId: null,
          ...(etag && { etag }),
          ...(lastModified && { lastModified }),
          ...(contentHash && { contentHash }),
        },
        ...(contentHash && {
          $unset: { ...(!etag && { etag: 1 }), ...(!lastModified && { lastModified: 1 }) },
        }),
        ...(result.nights && { $pull: { warnedNights: trusted({ $lt: this.oldestWarnedNight() }) } }),
      },
    );
    return matchedCount === 1;
  }

  /** Removed sources whose claims are to be released, once no reading of before can claim any more days. */
  async listUnreleased(): Promise<string[]> {
    const before = new Date(this.clock.now().getTime() - readingMs);
    const documents = await this.sources
      .find({ removedAt: trusted({ $lte: before }), isReleased: false })
      .select({ _id: 1 })
      .lean();
    return documents.map(({ _id }) => _id);
  }

  async setReleased(id: string): Promise<void> {
    await this.sources.updateOne({ _id: id }, { $set: { isReleased: true } });
  }

  /** A reading that began before midnight still has the night of yesterday. */
  private oldestWarnedNight(): Day {
    return addDays(this.clock.today(), -1);
  }

  private async take(filter: object): Promise<CalendarSource | null> {
    const nextReadAt = new Date(this.clock.now().getTime() + readingMs);
    const document = await this.sources
      .findOneAndUpdate(
        { ...filter, ...listed },
        { $set: { nextReadAt, readingId: randomUUID() } },
        { returnDocument: 'after' },
      )
      .lean();
    return document && fromDocument(document);
  }
}
