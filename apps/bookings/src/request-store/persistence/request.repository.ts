import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type EventMessage, type RequestAction, type RequestHistoryEntry } from '@hearthstay/contracts';
import { historyField, historyView, insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { currentActor, currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Quote } from '@hearthstay/prices';
import type { Day, StayRange } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import { carriedOutBy } from '../domain/carried-out';
import type { CancellationWish, StoredRequest } from '../domain/booking-request';
import type { Change } from '../domain/change';
import { withNewReference } from '../domain/payment-terms';
import { DuplicateIdempotencyKey, type IdempotencyRecord } from '../domain/idempotency-record';
import type { MoveClaim } from '../domain/stay-move';
import { undoSeconds, type UndoableDecision } from '../domain/undoable-decision';
import { samePrice } from './same-price';
import {
  fromDocument,
  isFinished,
  requestModel,
  requestOutbox,
  toDocument,
  type RequestDocument,
} from './request.schema';

const decisions: readonly RequestAction[] = ['approved', 'declined', 'cancelled', 'moved'];
const notHeld = { undoable: null, outboxHeldUntil: null } as const;

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
    @Inject(undoSeconds) private readonly undoSeconds: number,
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
  async noteGuestConfirmation(id: string, change: Change): Promise<StoredRequest | null> {
    return this.change(
      { _id: id, status: 'pending', guestConfirmedAt: null },
      { guestConfirmedAt: change.at },
      'guest-confirmed',
      change,
    );
  }

  /**
   * Makes a pending request the holder of the days of a claim, unless that claim has been revoked. Revoked claims stay
   * revoked: the approval may be undone. The event contains the price for the guest, so it must be unchanged.
   *
   * @param declinedIds the requests that are declined once the approval can no longer be undone
   */
  async approve(
    request: StoredRequest,
    claimId: string,
    approvedOn: Day,
    { declinedIds = [], ...change }: Change & { declinedIds?: string[] },
  ): Promise<StoredRequest | null> {
    const approvable = {
      _id: request.id,
      status: 'pending' as const,
      revokedClaims: trusted({ $ne: claimId }),
      ...samePrice(request),
    };
    const rivalsToDecline = { commandId: currentCommandId(), by: currentActor(), ids: declinedIds };
    const marked = declinedIds.length > 0 ? { rivalsToDecline } : {};
    return this.change(approvable, { status: 'approved', claimId, approvedOn, ...marked }, 'approved', change);
  }

  /** Declines a pending request, if its days are as they were read, and never twice by the same command. */
  async decline(
    { id, startDate, endDate }: Pick<StoredRequest, 'id' | 'startDate' | 'endDate'>,
    change: Change,
  ): Promise<StoredRequest | null> {
    const isFirst = { 'commands.id': trusted({ $ne: currentCommandId() }) };
    const from = { _id: id, status: 'pending' as const, startDate, endDate, ...isFirst };
    return this.change(from, { status: 'declined' }, 'declined', change);
  }

  /** Declines a pending request for which nobody has decided in time. */
  async expire(id: string, change: Change): Promise<StoredRequest | null> {
    return this.change({ _id: id, status: 'pending' }, { status: 'declined' }, 'expired', change);
  }

  /** Makes an approved request a confirmed one. `guestConfirmedAt` is the time of the guest's first confirmation. */
  async confirm(id: string, guestConfirmedAt: Date, change: Change): Promise<StoredRequest | null> {
    return this.change({ _id: id, status: 'approved' }, { status: 'confirmed', guestConfirmedAt }, 'confirmed', change);
  }

  /** Cancels a request that holds days, if its status is still the given one. */
  async cancel(
    { id, status, cancellationWish }: Pick<StoredRequest, 'id' | 'status' | 'cancellationWish'>,
    reason: string | null,
    change: Change,
  ): Promise<StoredRequest | null> {
    const from = { _id: id, status, ...sameWish(cancellationWish) };
    return this.change(from, { status: 'cancelled', cancellationReason: reason }, 'cancelled', change, {
      unset: { cancellationWish: 1 },
      restored: { ...(cancellationWish && { cancellationWish }) },
    });
  }

  /** Cancels a pending request for its guest, who has confirmed it or not, as it was read. */
  async withdraw(
    { id, guestConfirmedAt }: Pick<StoredRequest, 'id' | 'guestConfirmedAt'>,
    change: Change,
  ): Promise<StoredRequest | null> {
    const from = {
      _id: id,
      status: 'pending' as const,
      guestConfirmedAt: guestConfirmedAt === null ? null : new Date(guestConfirmedAt),
    };
    return this.change(from, { status: 'cancelled' }, 'withdrawn', change);
  }

  /** Stores that the guest wishes a booking to be cancelled, unless that is stored already. */
  async wishCancellation(
    { id, status }: StoredRequest,
    cancellationWish: CancellationWish,
    change: Change,
  ): Promise<StoredRequest | null> {
    const from = { _id: id, status, ...sameWish(undefined) };
    const { reason } = cancellationWish;
    return this.change(from, { cancellationWish }, 'cancellation-wished', change, { told: { reason } });
  }

  /** Removes a guest's wish, because the booking stays. @param note the owner's word to the guest */
  async refuseCancellation(
    { id, status, cancellationWish }: StoredRequest,
    note: string | null,
    change: Change,
  ): Promise<StoredRequest | null> {
    const from = { _id: id, status, ...sameWish(cancellationWish) };
    const unset = { cancellationWish: 1 } as const;
    return this.change(from, {}, 'cancellation-refused', change, { unset, told: { note } });
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
    const from = { _id: request.id, status: request.status, ...movableBy(claim), ...samePrice(request) };
    return this.change(from, { ...movedTo(claim, request), ...(quote && { quote }) }, 'moved', change, {
      before: { startDate, endDate, ...(request.quote && { quote: request.quote }) },
      unset: { moving: 1 },
    });
  }

  /**
   * Undoes a decision while its event is held, and removes the event. The claim of an undone approval is revoked with
   * it, because the request can be approved again, but not by days that are about to be released. Its rivals stay.
   *
   * @param claim by which the request gets its days back; `null` if it held none before the decision
   */
  async undo(
    request: StoredRequest,
    { eventId, until, before }: UndoableDecision,
    { claim, at }: { claim: { id: string } | MoveClaim | null; at: Date },
  ): Promise<StoredRequest | null> {
    const { id, status, claimId: lastClaimId } = request;
    const undoable: QueryFilter<RequestDocument> = {
      _id: id,
      status,
      'undoable.eventId': eventId,
      'undoable.until': until,
      ...(eventId !== null && { 'outbox.id': eventId }),
      outboxHeldUntil: trusted({ $ne: null }),
      ...(isMove(claim) ? movableBy(claim) : { revokedClaims: trusted({ $ne: claim?.id ?? null }) }),
    };
    const held = isMove(claim) ? movedTo(claim, request) : { claimId: claim?.id ?? null };
    const document = await this.requests
      .findOneAndUpdate(
        undoable,
        {
          $set: { ...before, ...held, cancellationReason: null, updatedAt: at, ...notHeld },
          $unset: { moving: 1, ...(before.status === 'pending' && { rivalsToDecline: 1 }) },
          ...(eventId !== null && { $pull: { outbox: { id: eventId } } }),
          $push: {
            commands: { id: currentCommandId(), at, status: before.status },
            history: historyEntry('undone', { at, ...valuesBefore(request, before) }),
          },
          ...(lastClaimId !== null && { $addToSet: { revokedClaims: lastClaimId } }),
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!document) return null;
    this.relay.notify(id);
    return fromDocument(document);
  }

  private async change(
    from: QueryFilter<RequestDocument> & Pick<RequestDocument, '_id' | 'status'>,
    changed: Partial<RequestDocument>,
    action: RequestAction,
    { at, event, note }: Change,
    { before, restored = before, unset, told }: ChangeOptions = {},
  ): Promise<StoredRequest | null> {
    const command = { id: currentCommandId(), at, status: changed.status ?? from.status };
    const values = before ? valuesBefore(changed, before) : null;
    const entry = historyEntry(action, {
      at,
      ...(values ? { before: values.after, after: values.before } : statusesOf(from, changed, note)),
      ...(told && { after: withoutNull(told) }),
    });
    const document = await this.requests
      .findOneAndUpdate(
        from,
        {
          $set: {
            ...changed,
            updatedAt: at,
            ...this.holdAfter(action, { status: from.status, ...restored }, { at, event }),
          },
          ...(unset && { $unset: unset }),
          $push: { ...(event && { outbox: event }), commands: command, history: entry },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!document) return null;
    this.relay.notify(from._id);
    return fromDocument(document);
  }

  /**
   * Holds the events of a request while its latest change is a decision that can be undone. Later events wait, too,
   * because e-mails about a request arrive in the order of its changes.
   */
  private holdAfter(
    action: RequestAction,
    before: UndoableDecision['before'],
    { at, event }: Change,
  ): Pick<RequestDocument, 'undoable' | 'outboxHeldUntil'> {
    if (this.undoSeconds === 0 || !decisions.includes(action)) return notHeld;
    const until = new Date(at.getTime() + this.undoSeconds * 1_000);
    return { undoable: { eventId: event?.id ?? null, before, by: currentActor(), until }, outboxHeldUntil: until };
  }

  private async list(filter: QueryFilter<RequestDocument>): Promise<StoredRequest[]> {
    const documents = await this.requests
      .find({ ...filter, ...isFinished })
      .sort({ createdAt: -1 })
      .lean();
    return documents.map(fromDocument);
  }
}

interface ChangeOptions {
  /** The former days and price, for the history. */
  before?: Omit<UndoableDecision['before'], 'status'>;
  /** What an undoing brings back besides the status. */
  restored?: Omit<UndoableDecision['before'], 'status'>;
  unset?: Partial<Record<'moving' | 'cancellationWish', 1>>;
  /** What the history tells of a change that keeps the status. */
  told?: Record<string, string | null>;
}

const withoutNull = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The filter for a booking with this wish of its guest, or with none. */
const sameWish = (wish: CancellationWish | undefined) =>
  wish ? { 'cancellationWish.at': wish.at } : { cancellationWish: trusted({ $exists: false }) };

/** The filter for a booking that a move may change now. */
const movableBy = ({ id }: MoveClaim) => ({ 'moving.claimId': id, revokedClaims: trusted({ $ne: id }) });

/** The fields that a move changes. The former claim still holds days until they are released or taken over. */
const movedTo = ({ id, range, unit }: MoveClaim, { claimId, startDate, endDate, revision = 0 }: StoredRequest) => ({
  claimId: id,
  startDate: range.start,
  endDate: range.end,
  revision: revision + 1,
  ...(claimId !== null && { movedFrom: { claimId, startDate, endDate, unit } }),
});

const isMove = (claim: { id: string } | MoveClaim | null): claim is MoveClaim => claim !== null && 'range' in claim;

type Restorable = Required<UndoableDecision['before']>;

/** The values that a history tells of the fields that are restored: of a price the total. */
const valuesBefore = (now: Partial<Restorable>, restored: Partial<Restorable>) => {
  const told = ({ status, startDate, endDate, quote }: Partial<Restorable>) => ({
    ...('status' in restored && { status }),
    ...('startDate' in restored && { startDate, endDate }),
    ...(restored.quote && { total: quote?.total }),
  });
  return { before: told(now), after: told(restored) };
};

/** The entry of the history for a change: the status before and after, if the change is one of the status. */
const statusesOf = (
  from: Pick<RequestDocument, 'status'>,
  { status, cancellationReason }: Partial<RequestDocument>,
  note: string | undefined,
) =>
  status && {
    before: { status: from.status },
    after: { status, ...(cancellationReason && { reason: cancellationReason }), ...(note !== undefined && { note }) },
  };
