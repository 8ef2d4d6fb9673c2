import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import { isReachable, type ReachableRequest, type StoredRequest } from '../domain/booking-request';
import { fromDocument, isFinished, requestModel, requestOutbox, type RequestDocument } from './request.schema';

const isStay = { status: trusted({ $in: ['approved', 'confirmed'] as const }), ...isFinished };

/** The fields that grow with the age of a request, and that no e-mail needs. */
const unread = { history: 0, commands: 0, outbox: 0, revokedClaims: 0 } as const;

/** The approved and the confirmed stays, and the e-mails that were sent for them. */
@Injectable()
export class StayEmailRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
  ) {}

  /**
   * Those whose guests can be written to, without those whose latest decision can still be undone.
   *
   * @param endsFrom the first day on which they may end
   * @param beginsUntil the last day on which they may begin
   */
  async list({ endsFrom, beginsUntil }: { endsFrom: Day; beginsUntil: Day }): Promise<ReachableRequest[]> {
    const documents = await this.requests
      .find({
        ...isStay,
        endDate: trusted({ $gte: endsFrom }),
        startDate: trusted({ $lte: beginsUntil }),
        email: trusted({ $ne: null }),
        outboxHeldUntil: null,
      })
      .select(unread)
      .sort({ endDate: 1 })
      .lean();
    return documents.map(fromDocument).filter(isReachable);
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
   * Stores that an e-mail was sent, and its event, in one update: if the stay is still as it was read, and no other
   * instance has stored it.
   */
  async noteSent(stay: ReachableRequest, sent: string, event: EventMessage): Promise<void> {
    const { id, status, startDate, endDate, email } = stay;
    const { modifiedCount } = await this.requests.updateOne(
      { _id: id, status, startDate, endDate, email, outboxHeldUntil: null, stayEmailsSent: trusted({ $ne: sent }) },
      { $push: { stayEmailsSent: sent, outbox: event } },
    );
    if (modifiedCount === 1) this.relay.notify(id);
  }
}
