import { Inject, Injectable } from '@nestjs/common';
import {
  adminAdded,
  adminRemoved,
  adminRosterChanged,
  type HistoryEntryView,
  type HistoryPage,
} from '@hearthstay/contracts';
import { modelToken, newestChanges, type Period } from '@hearthstay/database';
import { historyEntry, type HistoryEntry } from '@hearthstay/message-context';
import { currentActor, currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay, recordEvent, storeRevision } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { afterCommand, type Admin, type AdminRoster, type RosterCommand } from '../domain/admin-roster';
import { adminRosterModel, adminRosterOutbox, type AdminRosterDocument } from './admin-roster.schema';

const rosterId = 'roster';

@Injectable()
export class AdminRosterRepository {
  constructor(
    @Inject(modelToken(adminRosterModel.name)) private readonly rosters: Model<AdminRosterDocument>,
    @Inject(adminRosterOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** The roster; revision 0 without admins before the first one. */
  async load(): Promise<AdminRoster> {
    const roster = await this.rosters.findById(rosterId).lean();
    return { revision: roster?.revision ?? 0, admins: roster?.admins ?? [], commands: roster?.commands ?? [] };
  }

  /**
   * Changes the roster by optimistic concurrency control: if another change was stored first, `change` is called again
   * with its result. If `change` throws, nothing is stored.
   *
   * @param about the admin that the running command adds, changes or removes
   */
  async update(about: Omit<RosterCommand, 'id'>, change: (roster: AdminRoster) => AdminRoster): Promise<RosterCommand> {
    const command = { id: currentCommandId(), ...about };
    for (;;) {
      const roster = await this.load();
      const earlier = roster.commands.find(({ id }) => id === command.id);
      if (earlier) return earlier;
      if (await this.replace(roster, afterCommand(change(roster), command), about.at)) return command;
    }
  }

  /**
   * Replaces the previous revision by the next one, together with its event and its history entries.
   *
   * @returns whether it was stored; `false` if another revision was stored first
   */
  async replace(current: AdminRoster, next: AdminRoster, at: Date): Promise<boolean> {
    const recorded = { events: eventsOf(current, next, at), history: historyOf(current, next, at) };
    const stored = await storeRevision(this.rosters, rosterId, next, recorded);
    if (stored) this.relay.notify(rosterId);
    return stored;
  }

  /** Records that somebody got a login link for an admin without an e-mail to that admin. */
  async noteLoginLink(after: Pick<Admin, 'id' | 'email'>, at: Date): Promise<void> {
    const history = historyEntry('login-link-issued', { at, after });
    await this.rosters.updateOne({ _id: rosterId }, { $push: { history } });
  }

  /** The newest changes of a period, each with the address of its admin. */
  listHistory(period: Period): Promise<HistoryPage> {
    const nameOf = (_roster: AdminRosterDocument, { before, after }: HistoryEntryView) => {
      const email = (after ?? before)?.['email'];
      return typeof email === 'string' ? email : undefined;
    };
    return newestChanges({ model: this.rosters, kind: 'admin', nameOf }, period);
  }
}

const emailsOf = (admins: Admin[]): string[] => admins.map(({ email }) => email);

/** The admins with a language of their own; nothing if nobody has one. */
const localesOf = (admins: Admin[]) => {
  const locales = admins.flatMap(({ email, locale }) => (locale ? [{ email, locale }] : []));
  return locales.length > 0 ? { locales } : {};
};

/** The new list, and the added or removed admin. First admins have added themselves, so they are not notified. */
const eventsOf = ({ admins: before }: AdminRoster, { admins: after, revision }: AdminRoster, at: Date) => {
  const actor = currentActor();
  const change = {
    by: actor.kind === 'admin' ? actor.email : null,
    at: at.toISOString(),
    recipients: [...new Set([...emailsOf(before), ...emailsOf(after)])],
  };
  const added = before.length === 0 ? [] : missingIn(before, after);
  return [
    recordEvent(adminRosterChanged, { revision, emails: emailsOf(after), ...localesOf(after) }),
    ...added.map(({ email }) => recordEvent(adminAdded, { email, ...change })),
    ...missingIn(after, before).map(({ email }) => recordEvent(adminRemoved, { email, ...change })),
  ];
};

/** Who was added, who was removed and whose language was changed between two revisions. */
const historyOf = ({ admins: before }: AdminRoster, { admins: after }: AdminRoster, at: Date): HistoryEntry[] => [
  ...missingIn(before, after).map(({ id, email }) => historyEntry('added', { at, after: { id, email } })),
  ...missingIn(after, before).map(({ id, email }) => historyEntry('removed', { at, before: { id, email } })),
  ...before.flatMap((was) => {
    const is = after.find(({ id }) => id === was.id);
    if (!is || is.locale === was.locale) return [];
    return [historyEntry('language-changed', { at, before: languageOf(was), after: languageOf(is) })];
  }),
];

const languageOf = ({ id, email, locale }: Admin) => ({ id, email, locale: locale ?? null });

const missingIn = (admins: Admin[], others: Admin[]): Admin[] =>
  others.filter(({ id }) => !admins.some((admin) => admin.id === id));
