import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model, QueryFilter } from 'mongoose';
import type { StoredRequest } from '../domain/booking-request';
import type { MoveClaim } from '../domain/stay-move';
import type { UndoableDecision } from '../domain/undoable-decision';
import { isMove, movableBy, movedTo, notRevoked } from './days-by-claim';
import { notHeld, valuesBefore } from './request-changes';
import { fromDocument, requestModel, requestOutbox, type RequestDocument } from './request.schema';

/** Brings back the state of a request before the latest decision. */
@Injectable()
export class UndoRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
  ) {}

  /**
   * Undoes a decision while its event is held, and removes the event. The claim of an undone approval is revoked with
   * it, because the request can be approved again, but not by days that are about to be released. Its rivals stay.
   *
   * @param claim by which the request gets its days back; `null` if it held none before the decision
   */
  async undo(
    request: StoredRequest,
    { eventId, until, before, added = [] }: UndoableDecision,
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
      ...(isMove(claim) ? movableBy(claim) : notRevoked(claim)),
    };
    // A request that holds no days gets its former ones without a claim, which counts as a move all the same.
    const revision = before.startDate && { revision: (request.revision ?? 0) + 1 };
    const { before: undone, after } = valuesBefore(request, before);
    const held = isMove(claim) ? movedTo(claim, request) : { claimId: claim?.id ?? null, ...revision };
    const document = await this.requests
      .findOneAndUpdate(
        undoable,
        {
          $set: { ...before, ...held, cancellationReason: null, updatedAt: at, ...notHeld },
          $unset: {
            moving: 1,
            ...(before.status === 'pending' && { rivalsToDecline: 1 }),
            ...Object.fromEntries(added.map((field) => [field, 1])),
          },
          ...(eventId !== null && { $pull: { outbox: { id: eventId } } }),
          $push: {
            commands: { id: currentCommandId(), at, status: before.status },
            history: historyEntry('undone', { at, before: undone, after: { ...after, ...reopenedIn(before) } }),
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
}

/** What waits for a response again, as the history names it. The decision that is undone had ended it. */
const reopenedIn = ({ proposal, cancellationWish }: UndoableDecision['before']): { reopened?: string[] } => {
  const reopened = [
    ...(proposal ? [proposal.by === 'owner' ? 'offer' : 'change'] : []),
    ...(cancellationWish ? ['cancellation'] : []),
  ];
  return reopened.length > 0 ? { reopened } : {};
};
