import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { isReachable, type ReachableRequest, type StoredRequest } from '../domain/booking-request';
import {
  balanceDueDays,
  fromDocument,
  isFinished,
  requestModel,
  requestOutbox,
  type RequestDocument,
} from './request.schema';

const isStay = { status: trusted({ $in: ['approved', 'confirmed'] as const }), ...isFinished };

const isWritable = { email: trusted({ $ne: null }), stayEmails: trusted({ $ne: false }), outboxHeldUntil: null };

/** What the times of the e-mails of a stay depend on, and which were sent. */
export type PlannedStay = Pick<
  StoredRequest,
  | 'id'
  | 'status'
  | 'startDate'
  | 'endDate'
  | 'revision'
  | 'addressRevision'
  | 'restPaidCount'
  | 'approvedOn'
  | 'paymentTerms'
  | 'payments'
  | 'stayEmailsSent'
> & { quote?: Pick<NonNullable<StoredRequest['quote']>, 'total' | 'deposit'> };

/** Its fields: most stays of a search get no e-mail, and the whole of them would take far longer. */
const planned = {
  ...{ status: 1, startDate: 1, endDate: 1, revision: 1, approvedOn: 1, paymentTerms: 1, payments: 1 },
  ...{ addressRevision: 1, restPaidCount: 1, stayEmailsSent: 1, 'quote.total': 1, 'quote.deposit': 1 },
} as const;

/** The approved and the confirmed stays, and the e-mails that were sent for them. */
@Injectable()
export class StayEmailRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
  ) {}

  /**
   * Those whose guests can and may be written to, without those whose latest decision can still be undone.
   *
   * @param endsFrom the first day on which they may end
   * @param beginsUntil the last day on which they may begin
   */
  async list({ endsFrom, beginsUntil }: { endsFrom: Day; beginsUntil: Day }): Promise<PlannedStay[]> {
    const inPeriod = { endDate: trusted({ $gte: endsFrom }), startDate: trusted({ $lte: beginsUntil }) };
    const documents = await this.requests
      .find({ ...isStay, ...isWritable, ...inPeriod })
      .select(planned)
      .sort({ endDate: 1 })
      .lean();
    return documents.map(({ _id, ...stay }) => ({ ...stay, id: _id }));
  }

  /** The longest time of any request between the day on which the rest of its price is due and the arrival, in days. */
  async longestDueDays(): Promise<number> {
    const document = await this.requests
      .findOne({ [balanceDueDays]: trusted({ $exists: true }) })
      .select({ [balanceDueDays]: 1 })
      .sort({ [balanceDueDays]: -1 })
      .lean();
    return document?.paymentTerms?.balanceDueDaysBefore ?? 0;
  }

  /** One of the stays that `list` finds, with all fields; `undefined` if its guest must not be written to any more. */
  async find(id: string): Promise<ReachableRequest | undefined> {
    const document = await this.requests.findOne({ ...isStay, ...isWritable, _id: id }).lean();
    const stay = document && fromDocument(document);
    return stay && isReachable(stay) ? stay : undefined;
  }

  /** The stay that begins next or has begun and not ended. */
  async findNext(today: Day): Promise<StoredRequest | undefined> {
    const document = await this.requests
      .findOne({ ...isStay, endDate: trusted({ $gte: today }) })
      .sort({ endDate: 1 })
      .lean();
    return document ? fromDocument(document) : undefined;
  }

  /**
   * Stores that an e-mail was sent, and its event, in one update: if the stay is still as it was read (a payment may
   * have made the e-mail untrue), and no other instance has stored it.
   */
  async noteSent(stay: ReachableRequest, sent: string, event: EventMessage): Promise<void> {
    const { id, status, revision, addressRevision, updatedAt } = stay;
    const same = {
      ...{ _id: id, status, updatedAt: new Date(updatedAt), outboxHeldUntil: null },
      revision: revision ?? trusted({ $exists: false }),
      addressRevision: addressRevision ?? trusted({ $exists: false }),
    };
    const { modifiedCount } = await this.requests.updateOne(
      { ...same, stayEmailsSent: trusted({ $ne: sent }) },
      { $push: { stayEmailsSent: sent, outbox: event } },
    );
    if (modifiedCount === 1) this.relay.notify(id);
  }
}
