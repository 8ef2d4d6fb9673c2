import { Inject, Injectable } from '@nestjs/common';
import { insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { historyEntry, type HistoryEntry } from '@hearthstay/message-context';
import { currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import type { StoredRequest } from '../domain/booking-request';
import type { IdempotencyRecord } from '../domain/idempotency-record';
import type { Change } from '../domain/change';
import { valuesOf, type StoredProposal } from '../domain/proposal';
import { withNewReference } from '../domain/payment-terms';
import { notRevoked } from './days-by-claim';
import { fromDocument, requestModel, requestOutbox, toDocument, type RequestDocument } from './request.schema';

/** What makes an entered booking exist. */
interface FinishedEntry extends Change {
  status: 'approved' | 'confirmed';
  claimId: string;
  approvedOn: Day;
}

/**
 * The bookings that the owner enters. One is stored unfinished, claims its days, and then exists by one write. An
 * interruption leaves an unfinished one, which nobody sees and which is removed after a while.
 */
@Injectable()
export class EnteredBookingRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** @returns the unfinished booking, which may be that of an earlier attempt at the same command. */
  async begin(booking: StoredRequest, record: IdempotencyRecord): Promise<StoredRequest> {
    try {
      await insertNew(this.requests, [{ ...toDocument(booking), unfinished: true, outbox: [], idempotency: record }]);
      return booking;
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
      const earlier = await this.requests.findOne({ 'idempotency.key': record.key }).lean();
      return earlier ? fromDocument(earlier) : this.begin(withNewReference(booking), record);
    }
  }

  /** Makes the booking exist. @returns `null` when its claim was revoked, or it was finished or removed meanwhile. */
  async finish(id: string, { status, claimId, approvedOn, ...change }: FinishedEntry): Promise<StoredRequest | null> {
    const confirmed = status === 'confirmed' && { guestConfirmedAt: change.at };
    const entry = historyEntry('entered', { at: change.at, after: { status } });
    return this.complete(id, { status, claimId, approvedOn, ...confirmed }, { ...change, claimId, entry });
  }

  /** The same for a request that is made with an offer. */
  async finishOffer(id: string, proposal: StoredProposal, change: Change): Promise<StoredRequest | null> {
    const { claimId = null } = proposal;
    const entry = historyEntry('offered', { at: change.at, after: valuesOf(proposal) });
    return this.complete(id, { status: 'pending', proposal }, { ...change, claimId, entry });
  }

  private async complete(
    id: string,
    fields: Partial<RequestDocument> & Pick<RequestDocument, 'status'>,
    { claimId, entry, at, event }: Change & { claimId: string | null; entry: HistoryEntry },
  ): Promise<StoredRequest | null> {
    const document = await this.requests
      .findOneAndUpdate(
        { _id: id, unfinished: true, ...notRevoked(claimId === null ? null : { id: claimId }) },
        {
          $set: fields,
          $unset: { unfinished: 1 },
          $push: {
            ...(event && { outbox: event }),
            commands: { id: currentCommandId(), at, status: fields.status },
            history: entry,
          },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!document) return null;
    this.relay.notify(id);
    return fromDocument(document);
  }

  /** The booking, if it exists by now. */
  async findFinished(id: string): Promise<StoredRequest | null> {
    const document = await this.requests.findOne({ _id: id, unfinished: trusted({ $exists: false }) }).lean();
    return document && fromDocument(document);
  }

  /** Removes a booking that could not claim its days. */
  async abandon(id: string): Promise<void> {
    await this.requests.deleteOne({ _id: id, unfinished: true });
  }

  /** Removes bookings whose entry was interrupted: they can never exist afterwards. */
  async removeUnfinished({ createdUntil }: { createdUntil: Date }): Promise<void> {
    await this.requests.deleteMany({ unfinished: true, createdAt: trusted({ $lte: createdUntil }) });
  }
}
