import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type CalendarFields } from '@hearthstay/contracts';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import { maskedAddress } from '@hearthstay/guarded-request';
import { historyEntry } from '@hearthstay/message-context';
import { currentCommandId } from '@hearthstay/messaging';
import { ScheduledTaskRepository, type TaskTimes } from '@hearthstay/scheduler';
import { fieldLimits } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../../property-clock';
import { freeSlot, insertInFreeSlot } from '../../persistence/slots';
import type { CalendarSource } from '../domain/calendar-source';
import { afterFreeing, noDays } from '../domain/source-days';
import { calendarSourceModel, type CalendarSourceDocument } from './calendar-source.schema';

/** The task of the scheduler that polls calendars; all polled calendars share its times. */
export const pollingTask = 'poll calendars';

export const listed = { removedAt: null } as const;

/**
 * A poll without changes stores nothing with the source. So the last success of a polled source is that of the last
 * poll, unless it was read individually later.
 *
 * @param poll the state before the document was read: a later poll may have failed with this source.
 */
export const calendarSourceFrom = (
  {
    _id,
    addedAt,
    removedAt,
    isReleased,
    history,
    warnedOutage,
    outbox,
    outboxHeldUntil,
    slot,
    ...source
  }: CalendarSourceDocument,
  { ranAt = 0 }: TaskTimes,
): CalendarSource => {
  const isPolled = source.nextReadAt === null;
  const isPollLater = isPolled && ranAt > (source.lastSuccess?.getTime() ?? 0);
  return { id: _id, ...source, lastSuccess: isPollLater ? new Date(ranAt) : source.lastSuccess };
};

export type NamedCalendar = Pick<CalendarSource, 'id' | 'name'>;

/** Invalidates a reading in progress, which then stores nothing. */
const interrupted = () => ({ readingId: randomUUID(), readingUntil: null });

/** The fields of a calendar in the history: of its address only the host. */
const visibleFields = ({ url, ...fields }: Partial<CalendarFields>): Record<string, unknown> => ({
  ...fields,
  ...(url && { url: maskedAddress(url) }),
});

/** The calendars of other programs. */
@Injectable()
export class CalendarSourceRepository {
  constructor(
    @Inject(modelToken(calendarSourceModel.name)) private readonly sources: Model<CalendarSourceDocument>,
    private readonly tasks: ScheduledTaskRepository,
    private readonly clock: PropertyClock,
  ) {}

  async list(): Promise<CalendarSource[]> {
    const poll = await this.tasks.timesOf(pollingTask);
    const documents = await this.sources.find(listed).sort({ addedAt: 1, _id: 1 }).lean();
    return documents.map((document) => calendarSourceFrom(document, poll));
  }

  /** The calendars that are read, without what was read of them. */
  async listUnpaused(): Promise<NamedCalendar[]> {
    const unpaused = this.sources.find({ ...listed, paused: false }).sort({ addedAt: 1, _id: 1 });
    return (await unpaused.select({ name: 1 }).lean()).map(({ _id, name }) => ({ id: _id, name }));
  }

  async find(id: string): Promise<CalendarSource | null> {
    const poll = await this.tasks.timesOf(pollingTask);
    const document = await this.sources.findOne({ _id: id, ...listed }).lean();
    return document && calendarSourceFrom(document, poll);
  }

  /** The time of the next poll: at once before the first one. */
  async nextPollAt(): Promise<Date> {
    const { dueAt } = await this.tasks.timesOf(pollingTask);
    return dueAt === undefined ? this.clock.now() : new Date(dueAt);
  }

  /** @throws DomainError `CALENDAR_NOT_FOUND` */
  async get(id: string): Promise<CalendarSource> {
    const source = await this.find(id);
    if (!source) throw new DomainError('CALENDAR_NOT_FOUND');
    return source;
  }

  /** @throws DomainError `TOO_MANY_CALENDARS` */
  async assertRoom(): Promise<void> {
    const slot = await freeSlot(this.sources, fieldLimits.calendarsMax);
    if (slot === undefined) throw new DomainError('TOO_MANY_CALENDARS');
  }

  /** The calendar that an earlier attempt at the running command has added. */
  findOfCommand(): Promise<CalendarSource | null> {
    return this.find(currentCommandId());
  }

  /**
   * Its id is that of the command, so a repeated command adds no second calendar.
   *
   * @throws DomainError `TOO_MANY_CALENDARS`
   */
  async add(fields: CalendarFields): Promise<CalendarSource> {
    const at = this.clock.now();
    const id = currentCommandId();
    const entry = historyEntry('added', { at, after: visibleFields(fields) });
    const added = { _id: id, ...fields, ...noDays, nextReadAt: at, addedAt: at, history: [entry] };
    const inserted = await insertInFreeSlot(this.sources, fieldLimits.calendarsMax, async (slot) => {
      await insertNew(this.sources, [{ ...added, slot }]);
      return added;
    });
    if (!inserted) throw new DomainError('TOO_MANY_CALENDARS');
    return this.get(id);
  }

  /** Whether an earlier attempt at the current command has changed the source. */
  async isChangedByCommand(id: string): Promise<boolean> {
    return (await this.sources.exists({ _id: id, 'history.commandId': currentCommandId() })) !== null;
  }

  /**
   * Changes the fields of the admin. The next reading is due at once, and is unconditional: also of a calendar that was
   * set aside.
   */
  async change(id: string, changes: Partial<CalendarFields>): Promise<CalendarSource> {
    const at = this.clock.now();
    const before = await this.get(id);
    const changed = Object.fromEntries(Object.entries<unknown>(changes).filter(([, value]) => value !== undefined));
    const old = Object.fromEntries(Object.keys(changed).map((name) => [name, before[name as keyof CalendarFields]]));
    const entry = historyEntry('changed', { at, before: visibleFields(old), after: visibleFields(changed) });
    await this.sources.updateOne(
      { _id: id, ...listed, 'history.commandId': trusted({ $ne: currentCommandId() }) },
      {
        $set: { ...changed, parsing: null, lastSuccess: before.lastSuccess, nextReadAt: at, ...interrupted() },
        $unset: { etag: 1, lastModified: 1, contentHash: 1 },
        $push: { history: entry },
      },
    );
    return this.get(id);
  }

  /**
   * Frees the nights of an unreadable event. A reading in progress stores nothing, because it began before.
   *
   * @throws DomainError `CALENDAR_NOT_FOUND`, `CALENDAR_EVENT_NOT_FOUND`
   */
  async freeNights(id: string, key: string): Promise<void> {
    for (;;) {
      const before = await this.get(id);
      const event = before.unreadable.find((each) => each.key === key);
      if (event?.isFreed || (!event && (await this.isChangedByCommand(id)))) return;
      if (!event) throw new DomainError('CALENDAR_EVENT_NOT_FOUND');
      const { nights, unreadable, echoes } = afterFreeing(before, key);
      const entry = historyEntry('nights-freed', { at: this.clock.now(), before: { nights: event.nights } });
      const { matchedCount } = await this.sources.updateOne(
        { _id: id, readingId: before.readingId, ...listed },
        { $set: { nights, unreadable, echoes, ...interrupted() }, $push: { history: entry } },
      );
      if (matchedCount === 1) return;
    }
  }

  /** @throws DomainError `CALENDAR_NOT_FOUND`, unless the same command has removed it before. */
  async remove(id: string): Promise<void> {
    const at = this.clock.now();
    const { modifiedCount } = await this.sources.updateOne(
      { _id: id, ...listed },
      {
        $set: { removedAt: at, url: '', ...noDays, leftOut: {}, warnings: {}, parsing: null, ...interrupted() },
        $unset: { slot: 1, etag: 1, lastModified: 1, contentHash: 1 },
        $push: { history: historyEntry('removed', { at }) },
      },
    );
    if (modifiedCount === 1) return;
    if (!(await this.isChangedByCommand(id))) {
      throw new DomainError('CALENDAR_NOT_FOUND');
    }
  }
}
