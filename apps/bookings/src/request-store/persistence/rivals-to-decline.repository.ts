import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import type { StoredRequest } from '../domain/booking-request';
import { fromDocument, requestModel, requestOutbox, type RequestDocument } from './request.schema';

const isMarked = { 'rivalsToDecline.commandId': trusted({ $exists: true }) };

/** The approved requests whose rivals are still to be declined, which `RequestRepository` has marked. */
@Injectable()
export class RivalsToDeclineRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
  ) {}

  async list(): Promise<StoredRequest[]> {
    const documents = await this.requests.find(isMarked).lean();
    return documents.map(fromDocument);
  }

  /**
   * Ends the time in which the latest decision can be undone, by the hold that an undoing needs. So one of the two
   * comes first, independently of the clocks of the instances.
   *
   * @returns the request of that moment; `null` when the decision was undone, or a newer one can be undone now.
   */
  async endUndo({ id, undoable }: StoredRequest): Promise<StoredRequest | null> {
    const document = await this.requests
      .findOneAndUpdate(
        { _id: id, ...isMarked, outboxHeldUntil: trusted({ $in: [undoable?.until ?? null, null] }) },
        { $set: { outboxHeldUntil: null } },
        { returnDocument: 'after', timestamps: false },
      )
      .lean();
    if (!document) return null;
    this.relay.notify(id);
    return fromDocument(document);
  }

  /** Notes that the rivals of an approval are declined. */
  async complete(id: string, commandId: string): Promise<void> {
    await this.requests.updateOne(
      { _id: id, 'rivalsToDecline.commandId': commandId },
      { $unset: { rivalsToDecline: 1 } },
      { timestamps: false },
    );
  }
}
