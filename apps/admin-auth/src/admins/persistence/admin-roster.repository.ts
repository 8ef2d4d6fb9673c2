import { Inject, Injectable } from '@nestjs/common';
import { adminRosterChanged, type EventMessage } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken } from '@hearthstay/database';
import { currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay, recordEvent } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { afterCommand, type AdminRoster, type RosterCommand } from '../domain/admin-roster';
import { adminRosterModel, adminRosterOutbox, type AdminRosterDocument } from './admin-roster.schema';

const rosterId = 'roster';

@Injectable()
export class AdminRosterRepository {
  constructor(
    @Inject(modelToken(adminRosterModel.name)) private readonly rosters: Model<AdminRosterDocument>,
    @Inject(adminRosterOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** The roster; revision 0 without admins when there has never been one. */
  async load(): Promise<AdminRoster> {
    const roster = await this.rosters.findById(rosterId).lean();
    return { revision: roster?.revision ?? 0, admins: roster?.admins ?? [], commands: roster?.commands ?? [] };
  }

  /**
   * Changes the roster, on the basis of what it is at the moment of the change: when somebody else was faster, `change` is asked
   * again with their roster. What `change` throws leaves everything as it is.
   *
   * @param about whom the running command adds or removes, and when.
   * @returns the same; of the first time when the command comes again, for then it changes nothing.
   */
  async update(about: Omit<RosterCommand, 'id'>, change: (roster: AdminRoster) => AdminRoster): Promise<RosterCommand> {
    const command = { id: currentCommandId(), ...about };
    for (;;) {
      const roster = await this.load();
      const earlier = roster.commands.find(({ id }) => id === command.id);
      if (earlier) return earlier;
      if (await this.replace(afterCommand(change(roster), command))) return command;
    }
  }

  /**
   * Puts the next revision in place of the one before it, together with the event that tells of it.
   *
   * @returns whether it was stored; `false` when another revision came first and the change has to be thought over again.
   */
  async replace(next: AdminRoster): Promise<boolean> {
    const event = recordEvent(adminRosterChanged, {
      revision: next.revision,
      emails: next.admins.map(({ email }) => email),
    });
    const stored = next.revision === 1 ? await this.insertFirst(next, event) : await this.replaceCurrent(next, event);
    if (stored) this.relay.notify(rosterId);
    return stored;
  }

  private async insertFirst(first: AdminRoster, event: EventMessage): Promise<boolean> {
    try {
      const inserted = { $setOnInsert: { ...first, outbox: [event] } };
      return (await this.rosters.updateOne({ _id: rosterId }, inserted, { upsert: true })).upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }

  private async replaceCurrent({ revision, admins, commands }: AdminRoster, event: EventMessage): Promise<boolean> {
    const { matchedCount } = await this.rosters.updateOne(
      { _id: rosterId, revision: revision - 1 },
      { $set: { revision, admins, commands }, $push: { outbox: event } },
    );
    return matchedCount === 1;
  }
}
