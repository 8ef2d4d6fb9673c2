import { Inject, Injectable } from '@nestjs/common';
import { emailLogPageSize, emailStates, loggedKinds, type EmailState } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import type { Model, QueryFilter } from 'mongoose';
import { hasData } from './email-content';
import { emailJobModel } from './email-job.repository';
import type { EmailJobDocument } from './email-job.schema';
import { stateOf, statusesIn } from '../email-state';

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
}

/** The e-mails to the addresses that begin with a text, and those about some requests. */
export interface EmailSearch {
  address: string;
  requestIds: readonly string[];
}

export interface FoundEmails {
  emails: RecordedEmail[];
  counts: Record<EmailState, number>;
}

const dayMs = 86_400_000;

/** The days back from now in which the newest e-mails are looked for, before all are. */
const daysBack = [1, 10, 100];

/** Sorts after every character of an address. */
const highest = '\uffff';

/** The log of e-mails: the queue with the records of those that were sent. */
@Injectable()
export class EmailLogRepository {
  constructor(
    @Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>,
    private readonly clock: Clock,
  ) {}

  /** One page of the e-mails, newest first, and the number of all of them in each state. Pages are numbered from 1. */
  async page(scope: EmailLogScope, page: number): Promise<FoundEmails> {
    const { state, requestId } = scope;
    if (requestId !== undefined) return this.among([{ requestId }], scope, page);
    const [emails, counts] = await Promise.all([state ? this.newestIn(state, page) : this.newest(page), this.counts()]);
    return { emails, counts };
  }

  /**
   * Looks back as far as is necessary: not every database reads the newest in the order of an index, and one that sorts
   * them reads all that a filter matches.
   */
  private async newest(page: number): Promise<RecordedEmail[]> {
    const now = this.clock.now().getTime();
    for (const days of daysBack) {
      const recent = await this.jobs
        .find({ ...filterOf(), dueAt: trusted({ $gte: new Date(now - days * dayMs) }) }, { dueAt: 1 })
        .sort({ dueAt: -1, _id: -1 })
        .limit(page * emailLogPageSize)
        .lean<Pick<RecordedEmail, '_id' | 'dueAt'>[]>();
      if (recent.length === page * emailLogPageSize) return this.list(idsOn(page, recent));
    }
    return this.newestIn(undefined, page);
  }

  /** Each status has its own order in the index, so the newest of each are merged. */
  private async newestIn(state: EmailState | undefined, page: number): Promise<RecordedEmail[]> {
    const statuses = state ? statusesIn(state) : [...new Set(emailStates.flatMap(statusesIn))];
    const parts = await Promise.all(
      statuses.map((status) =>
        this.jobs
          .find({ ...filterOf(state), status }, { dueAt: 1 })
          .sort({ dueAt: -1, _id: -1 })
          .limit(page * emailLogPageSize)
          .lean<Pick<RecordedEmail, '_id' | 'dueAt'>[]>(),
      ),
    );
    return this.list(idsOn(page, parts.flat()));
  }

  private list(ids: string[]): Promise<RecordedEmail[]> {
    return this.jobs
      .find({ _id: trusted({ $in: ids }) }, fields)
      .sort({ dueAt: -1, _id: -1 })
      .lean<RecordedEmail[]>();
  }

  /**
   * One page of the e-mails that a search finds, and the number of all of them in each state. Each part of the search
   * has an index, which one query for both would not use on every database.
   */
  search(scope: EmailLogScope, { address, requestIds }: EmailSearch, page: number): Promise<FoundEmails> {
    const parts: QueryFilter<EmailJobDocument>[] = [
      { to: trusted({ $gte: address, $lt: address + highest }) },
      ...(requestIds.length > 0 ? [{ requestId: trusted({ $in: [...requestIds] }) }] : []),
    ];
    return this.among(parts, scope, page);
  }

  /**
   * One page of the e-mails that match one of these filters, and their numbers. They are few, so they are counted here:
   * the index that counts all e-mails would be read whole for them.
   */
  private async among(
    parts: readonly QueryFilter<EmailJobDocument>[],
    { state, requestId }: EmailLogScope,
    page: number,
  ): Promise<FoundEmails> {
    const found = await Promise.all(
      parts.map((part) =>
        this.jobs
          .find({ ...filterOf(), ...part }, { status: 1, failure: 1, dueAt: 1, requestId: 1 })
          .lean<Pick<RecordedEmail, '_id' | 'status' | 'failure' | 'dueAt' | 'requestId'>[]>(),
      ),
    );
    const isChosen = (email: { requestId?: string }) => requestId === undefined || email.requestId === requestId;
    const emails = [...new Map(found.flat().map((email) => [email._id, email])).values()].filter(isChosen);
    const inState = (wanted: EmailState) => emails.filter((email) => stateOf(email) === wanted);
    return {
      emails: await this.list(idsOn(page, state ? inState(state) : emails)),
      counts: Object.fromEntries(emailStates.map((one) => [one, inState(one).length])) as Record<EmailState, number>,
    };
  }

  find(id: string): Promise<RecordedEmail | null> {
    return this.jobs.findOne({ ...filterOf(), _id: id }, fields).lean<RecordedEmail>();
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
  private async counts(): Promise<Record<EmailState, number>> {
    const counts = emailStates.map(async (state) => [state, await this.jobs.countDocuments(filterOf(state))] as const);
    return Object.fromEntries(await Promise.all(counts)) as Record<EmailState, number>;
  }
}

/** The ids of the e-mails on a page, newest first. */
const idsOn = (page: number, emails: readonly Pick<RecordedEmail, '_id' | 'dueAt'>[]): string[] =>
  emails
    .toSorted((a, b) => b.dueAt.getTime() - a.dueAt.getTime() || (a._id < b._id ? 1 : -1))
    .slice((page - 1) * emailLogPageSize, page * emailLogPageSize)
    .map(({ _id }) => _id);

/** Records of kinds that this version does not know are left out. */
const filterOf = (state?: EmailState): QueryFilter<EmailJobDocument> => ({
  kind: trusted({ $in: loggedKinds }),
  ...(state && {
    status: trusted({ $in: statusesIn(state) }),
    ...((state === 'waiting' || state === 'retrying') && { failure: trusted({ $exists: state === 'retrying' }) }),
  }),
});
