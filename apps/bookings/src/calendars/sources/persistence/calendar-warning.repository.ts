import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { calendarSourceModel, calendarSourceOutbox, type CalendarSourceDocument } from './calendar-source.schema';

/** The warnings to admins, stored with the source together with their events. */
@Injectable()
export class CalendarWarningRepository {
  constructor(
    @Inject(modelToken(calendarSourceModel.name)) private readonly sources: Model<CalendarSourceDocument>,
    @Inject(calendarSourceOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** Records an event unless one of its conflicts was reported before. */
  async noteConflicts(id: string, conflicts: readonly string[], event: EventMessage): Promise<void> {
    await this.note(id, {
      filter: { warnedConflicts: trusted({ $nin: conflicts }) },
      update: { $push: { warnedConflicts: { $each: conflicts }, outbox: event } },
    });
  }

  /** Removes conflicts that are over. */
  async forgetConflicts(id: string, conflicts: readonly string[]): Promise<void> {
    await this.sources.updateOne({ _id: id }, { $pull: { warnedConflicts: trusted({ $in: conflicts }) } });
  }

  /** Records an event unless this outage was reported before. */
  async noteOutage(id: string, since: Date, event: EventMessage): Promise<void> {
    await this.note(id, {
      filter: { warnedOutage: trusted({ $ne: since }) },
      update: { $set: { warnedOutage: since }, $push: { outbox: event } },
    });
  }

  private async note(id: string, { filter, update }: { filter: object; update: object }): Promise<void> {
    const { modifiedCount } = await this.sources.updateOne({ _id: id, removedAt: null, ...filter }, update);
    if (modifiedCount === 1) this.relay.notify(id);
  }
}
