import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { isPast, isTaken, type Day } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import type { StoredRequest } from '../domain/booking-request';
import { historyWithoutAddress } from '../domain/history-without-guest';
import { claimsOfHold } from './days-by-claim';
import { fromDocument, isFinished, requestModel, type RequestDocument } from './request.schema';
import { withoutGuest } from './without-guest';

interface Moment {
  at: Date;
  today: Day;
}

/** Erases guests from requests. Every step is one atomic update and may be repeated. */
@Injectable()
export class GuestDataRepository {
  constructor(@Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>) {}

  /** The ids of the requests whose guest had an address before another one. */
  async listOfFormerAddress(email: string): Promise<string[]> {
    const found = await Promise.all(
      (['history.before.email', 'history.after.email'] as const).map((field) =>
        this.requests.find({ [field]: email }, { _id: 1, email: 1 }).lean(),
      ),
    );
    const others = found.flat().filter((request) => request.email !== email);
    return [...new Set(others.map(({ _id }) => _id))];
  }

  /**
   * Erases the guest of a request, unless that is done.
   *
   * @returns the request as it was; `null` if there is nothing to erase, or its stay lies ahead
   */
  async erase(id: string, { at, today }: Moment): Promise<StoredRequest | null> {
    for (;;) {
      const document = await this.withHistory(id);
      if (!document || document.erasedAt || (isTaken(document.status) && !isPast(document, today))) return null;
      const request = fromDocument(document);
      const { matchedCount } = await this.requests.updateOne(asRead(document), {
        ...withoutGuest(document, at),
        // An offer ends with the guest, and what it holds with the offer.
        $addToSet: { revokedClaims: { $each: claimsOfHold(request) } },
      });
      if (matchedCount === 1) return request;
    }
  }

  /** Removes an address from the history and the events of a request whose guest has another one now. */
  async eraseFormerAddress(id: string, email: string): Promise<void> {
    for (;;) {
      const document = await this.withHistory(id);
      if (!document) return;
      const history = historyWithoutAddress(document.history ?? [], email);
      const { matchedCount } = await this.requests.updateOne(asRead(document), {
        $set: { history },
        $pull: { outbox: { id: trusted({ $in: eventsTo(email, document) }) } },
      });
      if (matchedCount === 1) return;
    }
  }

  /** Those of the requests whose guests are erased. */
  async erasedAmong(ids: readonly string[]): Promise<string[]> {
    const erased = { _id: trusted({ $in: [...ids] }), erasedAt: trusted({ $exists: true }) };
    return (await this.requests.find(erased, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  /** The addresses in requests and in their histories. */
  async addressesIn(ids: readonly string[]): Promise<string[]> {
    const found = await this.requests
      .find({ _id: trusted({ $in: [...ids] }) })
      .select('+history')
      .lean();
    const addresses = found.flatMap(({ email, history = [] }) => [
      email,
      ...history.flatMap(({ before, after }) => [before?.['email'], after?.['email']]),
    ]);
    return addresses.filter((address) => typeof address === 'string');
  }

  private withHistory(id: string): Promise<RequestDocument | null> {
    return this.requests
      .findOne({ _id: id, ...isFinished })
      .select('+history')
      .lean();
  }
}

/** The ids of the events that wait to be published for a guest with this address. */
const eventsTo = (email: string, { outbox }: RequestDocument): string[] =>
  outbox.filter(({ payload }) => (payload as { email?: unknown }).email === email).map(({ id }) => id);

/** Every change of a request sets its time and adds to its history. */
const asRead = ({ _id, updatedAt, status, history = [] }: RequestDocument) => ({
  ...{ _id, updatedAt, status },
  [`history.${history.length}`]: trusted({ $exists: false }),
});
