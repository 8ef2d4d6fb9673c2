import { trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { isWaiting, turnOf, type RequestEmail, type Turn } from '../request-emails';
import { allContent } from './email-content';
import type { EmailJobDocument } from './email-job.schema';

interface OrderedTurn {
  email: RequestEmail;
  turn: Turn;
}

const fields = { orderKey: 1, revision: 1, again: 1, days: 1, kind: 1, status: 1, nextAttemptAt: 1 } as const;

const stillWaiting = (_id: string) => ({ _id, status: 'queued' as const });

/** Keeps the e-mails to one recipient about one request in the order of its changes: see `turnOf`. */
export class EmailOrder {
  constructor(private readonly jobs: Model<EmailJobDocument>) {}

  /**
   * The e-mails among these whose turn it is. Ends those that are superseded. One that waits for another to be retried
   * is due at the time of that attempt.
   */
  async withTurn<Job extends EmailJobDocument>(found: readonly Job[], now: Date): Promise<Job[]> {
    const orders = [...new Set(found.flatMap(({ orderKey }) => orderKey ?? []))];
    if (orders.length === 0) return [...found];
    let turns = await this.turnsIn(orders);
    // An e-mail whose lease began meanwhile is not ended, and later ones wait for it.
    if (await this.endSuperseded(turns, now)) turns = await this.turnsIn(orders);
    const turnOfJob = new Map(turns.map(({ email, turn }) => [email._id, turn]));
    await this.postponeWaiting(found, turnOfJob);
    return found.filter(({ _id }) => (turnOfJob.get(_id)?.kind ?? 'now') === 'now');
  }

  /** @param orders their keys */
  private async turnsIn(orders: string[]): Promise<OrderedTurn[]> {
    const emails = await this.jobs.find({ orderKey: trusted({ $in: orders }) }, fields).lean<RequestEmail[]>();
    return orders.flatMap((key) => {
      const all = emails.filter(({ orderKey }) => orderKey === key);
      return all.map((email) => ({ email, turn: turnOf(email, all) }));
    });
  }

  /** @returns whether there were any */
  private async endSuperseded(turns: readonly OrderedTurn[], endedAt: Date): Promise<boolean> {
    const ends = turns.flatMap(({ email, turn }) => {
      if (turn.kind !== 'superseded' || !isWaiting(email)) return [];
      const changes = { status: 'superseded', supersededBy: turn.by._id, endedAt } as const;
      return [{ updateOne: { filter: stillWaiting(email._id), update: { $set: changes, $unset: allContent } } }];
    });
    if (ends.length > 0) await this.jobs.bulkWrite(ends, { ordered: false });
    return ends.length > 0;
  }

  private async postponeWaiting(found: readonly EmailJobDocument[], turns: ReadonlyMap<string, Turn>): Promise<void> {
    const postponements = found.flatMap(({ _id, nextAttemptAt }) => {
      const turn = turns.get(_id);
      if (turn?.kind !== 'wait') return [];
      const until = latestAttempt(turn.for);
      return until > nextAttemptAt
        ? { updateOne: { filter: stillWaiting(_id), update: { $set: { nextAttemptAt: until } } } }
        : [];
    });
    if (postponements.length > 0) await this.jobs.bulkWrite(postponements, { ordered: false });
  }
}

const latestAttempt = (emails: readonly RequestEmail[]): Date =>
  new Date(Math.max(...emails.map(({ nextAttemptAt }) => nextAttemptAt.getTime())));
