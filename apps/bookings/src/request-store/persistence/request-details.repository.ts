import { Inject, Injectable } from '@nestjs/common';
import type { EmailKind, EventMessage, RecordedPayment } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { historyEntry, type HistoryEntry } from '@hearthstay/message-context';
import { currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Quote } from '@hearthstay/prices';
import type { RequestStatus } from '@hearthstay/stay';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { StoredRequest } from '../domain/booking-request';
import type { GuestChange } from '../domain/changed-guest';
import { fromDocument, requestModel, requestOutbox, type RequestDocument } from './request.schema';
import { samePrice } from './same-price';

/** Matches a request of which no e-mail of its stay was sent since it was read. */
const sameEmails = (stayEmailsSent: StoredRequest['stayEmailsSent']): QueryFilter<RequestDocument> => ({
  stayEmailsSent: stayEmailsSent ?? trusted({ $exists: false }),
});

/**
 * Changes of a request that keep its status and days. A decision before them can still be undone. Each is one atomic
 * update, with its command and its entry in the history, and returns `null` when the request is not as it was read.
 */
@Injectable()
export class RequestDetailsRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** Replaces the price of a pending request. @param note a message to the guest. */
  async changePrice(
    { id, status, quote: before, priceNote: noteBefore }: StoredRequest,
    { quote, note, at }: { quote: Quote; note: string | undefined; at: Date },
  ): Promise<StoredRequest | null> {
    const entry = historyEntry('price-changed', {
      at,
      before: { total: before?.total, ...(noteBefore && { note: noteBefore }) },
      after: { total: quote.total, ...(note && { note }) },
    });
    const update = note
      ? { $set: { quote, priceNote: note, updatedAt: at } }
      : { $set: { quote, updatedAt: at }, $unset: { priceNote: 1 } };
    return this.change({ _id: id, status, ...samePrice({ quote: before, priceNote: noteBefore }) }, update, {
      status,
      at,
      entry,
    });
  }

  /** Changes what is known of a guest. */
  async changeGuest(
    { id, status, updatedAt, stayEmailsSent }: StoredRequest,
    { before, after, removed, events, at }: GuestChange & { events: readonly EventMessage[]; at: Date },
  ): Promise<StoredRequest | null> {
    const update = {
      $set: { ...after, updatedAt: at },
      ...(removed.length > 0 && { $unset: Object.fromEntries(removed.map((name) => [name, 1 as const])) }),
      ...(events.length > 0 && { $push: { outbox: { $each: [...events] } } }),
      ...(after.email !== undefined && { $inc: { addressRevision: 1 } }),
    };
    const entry = historyEntry('guest-changed', { at, before: { ...before }, after: { ...after } });
    // An e-mail of the stay that is sent meanwhile goes to the former address.
    const emails = after.email === undefined ? {} : sameEmails(stayEmailsSent);
    const same = { _id: id, status, updatedAt: new Date(updatedAt), ...emails };
    const changed = await this.change(same, update, {
      status,
      at,
      entry,
    });
    if (changed && events.length > 0) this.relay.notify(id);
    return changed;
  }

  /** Adds a payment to a request. @param restPaid published with it, if all that was due and asked for is paid */
  async addPayment(
    { id, status, payments = [], stayEmailsSent }: StoredRequest,
    payment: RecordedPayment,
    { restPaid, at }: { restPaid: EventMessage | undefined; at: Date },
  ): Promise<StoredRequest | null> {
    const { id: _, note, ...noted } = payment;
    const entry = historyEntry('payment-recorded', { at, after: { ...noted, ...(note !== null && { note }) } });
    const update = {
      $set: { updatedAt: at },
      $push: { payments: payment, ...(restPaid && { outbox: restPaid }) },
      ...(restPaid && { $inc: { restPaidCount: 1 } }),
    };
    // What is due depends on all payments.
    const hasNoOther = { [`payments.${payments.length}`]: trusted({ $exists: false }) };
    const same = { _id: id, status, ...hasNoOther, ...sameEmails(stayEmailsSent) };
    const changed = await this.change(same, update, { status, at, entry });
    if (changed && restPaid) this.relay.notify(id);
    return changed;
  }

  async removePayment(
    { id, status }: StoredRequest,
    payment: RecordedPayment,
    at: Date,
  ): Promise<StoredRequest | null> {
    const { id: paymentId, note, ...noted } = payment;
    const entry = historyEntry('payment-removed', { at, before: { ...noted, ...(note !== null && { note }) } });
    const update = { $set: { updatedAt: at }, $pull: { payments: { id: paymentId } } };
    return this.change({ _id: id, status, 'payments.id': paymentId }, update, { status, at, entry });
  }

  /** Notes that the link of an unsent e-mail was copied. */
  async recordCopiedLink({ id, status }: StoredRequest, email: EmailKind, at: Date): Promise<StoredRequest | null> {
    const entry = historyEntry('link-copied', { at, after: { email } });
    return this.change({ _id: id, status }, { $set: { updatedAt: at } }, { status, at, entry });
  }

  /** Only the stored command shows whether it was carried out, because the status stays. */
  private async change(
    from: QueryFilter<RequestDocument>,
    { $push, ...update }: UpdateQuery<RequestDocument>,
    { status, at, entry }: { status: RequestStatus; at: Date; entry: HistoryEntry },
  ): Promise<StoredRequest | null> {
    const commandId = currentCommandId();
    const commands = { id: commandId, at, status };
    const document = await this.requests
      .findOneAndUpdate(
        { ...from, 'commands.id': trusted({ $ne: commandId }) },
        { ...update, $push: { ...$push, commands, history: entry } },
        { returnDocument: 'after' },
      )
      .lean();
    return document && fromDocument(document);
  }
}
