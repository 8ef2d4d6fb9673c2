import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import type { WaitingRequest } from '../domain/waiting-request';
import { sameState } from './same-state';
import { fromDocument, requestModel, requestOutbox, type RequestDocument } from './request.schema';

/** The requests that wait for the owner's decision, and the reminders of them. */
@Injectable()
export class WaitingRequestRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
  ) {}

  /**
   * Those whose stay has not ended before today, by the day of arrival. A request to whose guest the owner has made an
   * offer waits for the guest.
   */
  async list(today: Day): Promise<WaitingRequest[]> {
    const documents = await this.requests
      .find({
        status: 'pending',
        guestConfirmedAt: trusted({ $ne: null }),
        endDate: trusted({ $gte: today }),
        'proposal.by': trusted({ $ne: 'owner' as const }),
      })
      .sort({ startDate: 1 })
      .lean();
    return documents.map((document) => fromDocument(document) as WaitingRequest);
  }

  /**
   * Stores a reminder and its event in one update, if the request is as it was read and no other instance has stored
   * one since.
   *
   * @param hours the wait after which the reminder is sent
   */
  async noteReminder(request: WaitingRequest, hours: number, event: EventMessage): Promise<void> {
    const { id, remindedAfterHours = trusted({ $exists: false }) } = request;
    const { modifiedCount } = await this.requests.updateOne(
      { ...sameState(request), remindedAfterHours },
      { $set: { remindedAfterHours: hours }, $push: { outbox: event } },
    );
    if (modifiedCount === 1) this.relay.notify(id);
  }
}
