import { Inject, Injectable } from '@nestjs/common';
import { emailLogPageSize, emailStates, loggedKinds, type EmailState } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import type { Model, QueryFilter } from 'mongoose';
import { hasData } from './email-content';
import { emailJobModel } from './email-job.repository';
import type { EmailJobDocument } from './email-job.schema';
import { statusesIn } from '../email-state';

const fields = {
  kind: 1,
  channel: 1,
  to: 1,
  status: 1,
  failure: 1,
  requestId: 1,
  data: 1,
  attempts: 1,
  usefulUntil: 1,
  queuedAt: 1,
  dueAt: 1,
  nextAttemptAt: 1,
  sentAt: 1,
  endedAt: 1,
} as const;

/** An e-mail without its rendered content. `data` are there until it is sent, for what can still be done with it. */
export type RecordedEmail = Pick<EmailJobDocument, '_id' | keyof typeof fields>;

export interface EmailLogScope {
  state?: EmailState;
  requestId?: string;
  /** The ids of the e-mails to choose from. */
  ids?: readonly string[];
}

/** The e-mails to the addresses that begin with a text, and those about some requests. */
export interface EmailSearch {
  address: string;
  requestIds: readonly string[];
}

/** Sorts after every character of an address. */
const highest = '\uffff';

/** The log of e-mails: the queue with the records of those that were sent. */
@Injectable()
export class EmailLogRepository {
  constructor(
    @Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>,
    private readonly clock: Clock,
  ) {}

  /** One page of the e-mails, newest first. Pages are numbered from 1. */
  list(scope: EmailLogScope, page: number): Promise<RecordedEmail[]> {
    return this.jobs
      .find(filterOf(scope), fields)
      .sort({ dueAt: -1, _id: -1 })
      .skip((page - 1) * emailLogPageSize)
      .limit(emailLogPageSize)
      .lean<RecordedEmail[]>();
  }

  /**
   * The ids of the e-mails that a search finds. Each of its two parts has an index, which one query for both would not
   * use on every database.
   */
  async search({ address, requestIds }: EmailSearch): Promise<string[]> {
    const parts: QueryFilter<EmailJobDocument>[] = [
      { to: trusted({ $gte: address, $lt: address + highest }) },
      ...(requestIds.length > 0 ? [{ requestId: trusted({ $in: [...requestIds] }) }] : []),
    ];
    const found = await Promise.all(parts.map((part) => this.jobs.find(part, { _id: 1 }).lean<{ _id: string }[]>()));
    return [...new Set(found.flat().map(({ _id }) => _id))];
  }

  find(id: string): Promise<RecordedEmail | null> {
    return this.jobs.findOne({ ...filterOf({}), _id: id }, fields).lean<RecordedEmail>();
  }

  /**
   * Makes an e-mail due now whose attempts have failed, unless there were more attempts than these meanwhile. One that
   * is being sent stays as it is. The due time stays, too: an e-mail that is too old gets this one attempt.
   *
   * @returns whether it is due
   */
  async makeDue(id: string, attempts: number, now = this.clock.now()): Promise<boolean> {
    const failed = {
      _id: id,
      status: trusted({ $in: ['queued', 'given-up'] as const }),
      failure: trusted({ $exists: true }),
      ...hasData(),
      attempts,
    };
    const { matchedCount } = await this.jobs.updateOne(failed, {
      $set: { status: 'queued', nextAttemptAt: now, endedAt: null },
    });
    return matchedCount > 0;
  }

  /** The number of e-mails in each state. */
  async counts(scope: Omit<EmailLogScope, 'state'>): Promise<Record<EmailState, number>> {
    const counts = emailStates.map(
      async (state) => [state, await this.jobs.countDocuments(filterOf({ ...scope, state }))] as const,
    );
    return Object.fromEntries(await Promise.all(counts)) as Record<EmailState, number>;
  }
}

/** Records of kinds that this version does not know are left out. */
const filterOf = ({ state, requestId, ids }: EmailLogScope): QueryFilter<EmailJobDocument> => ({
  kind: trusted({ $in: loggedKinds }),
  ...(requestId && { requestId }),
  ...(ids && { _id: trusted({ $in: [...ids] }) }),
  ...(state && {
    status: trusted({ $in: statusesIn(state) }),
    ...((state === 'waiting' || state === 'retrying') && { failure: trusted({ $exists: state === 'retrying' }) }),
  }),
});
