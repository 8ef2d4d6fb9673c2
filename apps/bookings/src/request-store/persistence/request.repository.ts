import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type EventMessage,
  type Proposal,
  type RequestAction,
  type RequestHistoryEntry,
} from '@hearthstay/contracts';
import { historyField, historyView, insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { currentActor, currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Quote } from '@hearthstay/prices';
import { rangeOf, type Day, type StayRange } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import { carriedOutBy } from '../domain/carried-out';
import type { StoredRequest } from '../domain/booking-request';
import type { Change } from '../domain/change';
import { withNewReference } from '../domain/payment-terms';
import { DuplicateIdempotencyKey, type IdempotencyRecord } from '../domain/idempotency-record';
import type { MoveClaim } from '../domain/stay-move';
import { RequestChanges } from './request-changes';
import { claimsOfHold, formerStay, isMove, movableBy, movedTo, notRevoked, sameProposal } from './days-by-claim';
import { samePrice } from './same-price';
import { sameState } from './same-state';
import {
  fromDocument,
  isFinished,
  requestModel,
  requestOutbox,
  toDocument,
  type RequestDocument,
} from './request.schema';

/** A request with the days that its guest confirms. */
type WithDays = Pick<StoredRequest, 'id' | 'startDate' | 'endDate'>;

/**
 * The booking requests. Every change names the state it starts from and is one atomic update, which includes its event,
 * its command and its entry in the history: of any number of concurrent calls one changes the request, and the others
 * return `null`.
 */
@Injectable()
export class RequestRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
    private readonly changes: RequestChanges,
  ) {}

  /**
   * @throws DuplicateIdempotencyKey when another request has the same idempotency key; nothing is stored then.
   */
  async add(request: StoredRequest, event: EventMessage, record: IdempotencyRecord): Promise<void> {
    try {
      const history = [historyEntry('created', { at: new Date(request.createdAt), after: { status: request.status } })];
      await insertNew(this.requests, [{ ...toDocument(request), outbox: [event], history, idempotency: record }]);
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
      if (await this.isReferenceTaken(request, record)) return this.add(withNewReference(request), event, record);
      throw new DuplicateIdempotencyKey();
    }
    this.relay.notify(request.id);
  }

  private async isReferenceTaken({ paymentTerms }: StoredRequest, { key }: IdempotencyRecord): Promise<boolean> {
    if (!paymentTerms) return false;
    const { reference } = paymentTerms;
    const other = { 'paymentTerms.reference': reference, 'idempotency.key': trusted({ $ne: key }) };
    return (await this.requests.exists(other)) !== null;
  }

  /**
   * The request that was sent with the same key.
   *
   * @throws DomainError `IDEMPOTENCY_KEY_REUSED` when it was sent with another body
   */
  async findByIdempotencyKey({ key, body }: IdempotencyRecord): Promise<StoredRequest | null> {
    const document = await this.requests.findOne({ 'idempotency.key': key }).lean();
    if (!document) return null;
    if (document.idempotency?.body !== body) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    return fromDocument(document);
  }

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  async get(id: string): Promise<StoredRequest> {
    const document = await this.requests.findOne({ _id: id, ...isFinished }).lean();
    if (!document) throw new DomainError('REQUEST_NOT_FOUND');
    return fromDocument(document);
  }

  /** The history of a request, oldest first. @throws DomainError `REQUEST_NOT_FOUND` */
  async getHistory(id: string): Promise<RequestHistoryEntry[]> {
    const document = await this.requests.findById(id).select(historyField).lean();
    if (!document) throw new DomainError('REQUEST_NOT_FOUND');
    return historyView<RequestAction>(document, { kind: 'request', id });
  }

  /**
   * The result of the running command for a request that it could not change now, because the same command has changed
   * it before.
   *
   * @throws DomainError `INVALID_TRANSITION` when another command has changed it
   */
  async getCarriedOut(id: string): Promise<StoredRequest> {
    const request = carriedOutBy(currentCommandId(), await this.get(id));
    if (!request) throw new DomainError('INVALID_TRANSITION');
    return request;
  }

  async listNewestFirst(): Promise<StoredRequest[]> {
    return this.list({});
  }

  async listOfGuestNewestFirst(email: string): Promise<StoredRequest[]> {
    return this.list({ email });
  }

  /** The requests that hold days of a period or request them. */
  async listWithin({ start, end }: StayRange): Promise<StoredRequest[]> {
    return this.list({
      status: trusted({ $in: ['pending', 'approved', 'confirmed'] }),
      startDate: trusted({ $lte: end }),
      endDate: trusted({ $gte: start }),
    });
  }

  /** Stores that the guest has confirmed a pending request, unless it is stored already. */
  async noteGuestConfirmation({ id, startDate, endDate }: WithDays, change: Change): Promise<StoredRequest | null> {
    return this.changes.apply(
      { _id: id, status: 'pending', startDate, endDate, guestConfirmedAt: null },
      { guestConfirmedAt: change.at },
      'guest-confirmed',
      change,
    );
  }

  /**
   * Makes a pending request the holder of the days of a claim, unless that claim has been revoked. Revoked claims stay
   * revoked: the approval may be undone. The request is as it was read.
   *
   * @param claim a move if an offer holds days, which the request may get as well
   * @param declinedIds the requests that are declined once the approval can no longer be undone
   */
  async approve(
    request: StoredRequest,
    claim: { id: string } | MoveClaim,
    approvedOn: Day,
    { declinedIds = [], ...change }: Change & { declinedIds?: string[] },
  ): Promise<StoredRequest | null> {
    const approvable = {
      ...{ ...sameState(request), status: 'pending' as const },
      ...(isMove(claim) ? movableBy(claim) : notRevoked(claim)),
    };
    const former = isMove(claim) ? formerStay(request, claim.unit) : undefined;
    const rivalsToDecline = { commandId: currentCommandId(), by: currentActor(), ids: declinedIds };
    const approved = {
      ...{ status: 'approved' as const, claimId: claim.id, approvedOn },
      ...(former && { movedFrom: former }),
      ...(declinedIds.length > 0 && { rivalsToDecline }),
    };
    const { revoked: _, ...end } = endOfProposal(request);
    return this.changes.apply(approvable, approved, 'approved', change, end);
  }

  /** Declines a pending request, if it is as it was read, and never twice by a command. */
  async decline(request: StoredRequest, change: Change): Promise<StoredRequest | null> {
    const isFirst = { 'commands.id': trusted({ $ne: currentCommandId() }) };
    const from = { ...sameState(request), status: 'pending' as const, ...isFirst };
    return this.changes.apply(from, { status: 'declined' }, 'declined', change, endOfProposal(request));
  }

  /** Declines a pending request for which nobody has decided in time, if it is as it was read. */
  async expire(request: StoredRequest, change: Change): Promise<StoredRequest | null> {
    // With later days it can still be decided on, and one to whose guest an offer has been made waits for the guest.
    const from = { ...sameState(request), status: 'pending' as const };
    const end = endOfProposal(request, { guest: 'change-expired', owner: 'offer-expired' });
    return this.changes.apply(from, { status: 'declined' }, 'expired', change, end);
  }

  /** Makes an approved request a confirmed one. `guestConfirmedAt` is the time of the guest's first confirmation. */
  async confirm(
    { id, startDate, endDate }: WithDays,
    guestConfirmedAt: Date,
    change: Change,
  ): Promise<StoredRequest | null> {
    return this.changes.apply(
      { _id: id, status: 'approved', startDate, endDate },
      { status: 'confirmed', guestConfirmedAt },
      'confirmed',
      change,
    );
  }

  /** Cancels a request that holds days, if it is as it was read. Its days are free for others now. */
  async cancel(request: StoredRequest, reason: string | null, change: Change): Promise<StoredRequest | null> {
    const { claimId, cancellationWish } = request;
    const from = { ...sameState(request), claimId };
    const { unset, restored, heldOffer, revoked, ended } = endOfProposal(request);
    const cancelled = {
      ...{ status: 'cancelled' as const, cancellationReason: reason },
      ...(cancellationWish && { cancelledAsWished: true as const }),
    };
    return this.changes.apply(from, cancelled, 'cancelled', change, {
      unset: { ...unset, cancellationWish: 1 },
      revoked: [...(claimId === null ? [] : [claimId]), ...revoked],
      restored: { ...restored, ...(cancellationWish && { cancellationWish, cancelledAsWished: undefined }) },
      ...{ heldOffer, ended },
    });
  }

  /** Cancels a pending request for its guest, who has confirmed it or not, as it was read. */
  async withdraw(request: StoredRequest, change: Change): Promise<StoredRequest | null> {
    const { guestConfirmedAt } = request;
    const from = {
      ...sameState(request),
      status: 'pending' as const,
      guestConfirmedAt: guestConfirmedAt === null ? null : new Date(guestConfirmedAt),
    };
    const end = endOfProposal(request, { owner: 'offer-declined' });
    return this.changes.apply(from, { status: 'cancelled' }, 'withdrawn', change, end);
  }

  /**
   * Gives a booking other days and another price, if it is as it was read and nobody has revoked the move.
   *
   * @param claim holds the days that the booking does not have yet
   */
  async move(
    request: StoredRequest,
    claim: MoveClaim,
    { quote, ...change }: Change & { quote: Quote | undefined },
  ): Promise<StoredRequest | null> {
    const { startDate, endDate } = request;
    const from = {
      ...{ _id: request.id, status: request.status },
      ...{ ...movableBy(claim), ...samePrice(request), ...sameProposal(request) },
    };
    const { unset, restored, heldOffer, ended } = endOfProposal(request);
    const isAsProposed = isDeepStrictEqual(claim.range, ended && rangeOf(ended.proposal));
    const before = { startDate, endDate, ...(request.quote && { quote: request.quote }) };
    return this.changes.apply(from, { ...movedTo(claim, request), ...(quote && { quote }) }, 'moved', change, {
      before,
      restored: { ...before, ...restored },
      ...{ heldOffer, unset },
      ended: isAsProposed ? undefined : ended,
    });
  }

  private async list(filter: QueryFilter<RequestDocument>): Promise<StoredRequest[]> {
    const documents = await this.requests
      .find({ ...filter, ...isFinished })
      .sort({ createdAt: -1 })
      .lean();
    return documents.map(fromDocument);
  }
}

/** How the history names the end of a proposal, by who made it; without a name it tells nothing. */
type EndActions = Partial<Record<Proposal['by'], RequestAction>>;

const byOwner: EndActions = { guest: 'change-declined', owner: 'offer-withdrawn' };

/**
 * How a change of the status or the days ends the open proposal of a request. Undoing the change brings a proposal
 * back; one that held days only if they are still free.
 */
const endOfProposal = ({ proposal }: Pick<StoredRequest, 'proposal'>, actions: EndActions = byOwner) => {
  const action = proposal && actions[proposal.by];
  return {
    unset: { proposal: 1, moving: 1 } as const,
    restored: { ...(proposal && !proposal.holds && { proposal }) },
    heldOffer: proposal?.holds ? proposal : undefined,
    revoked: claimsOfHold({ proposal }),
    ended: action && { action, proposal },
  };
};
