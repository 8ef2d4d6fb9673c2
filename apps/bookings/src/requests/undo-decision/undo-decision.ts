import { Controller, Inject } from '@nestjs/common';
import { DomainError, undoDecision, type BookingRequest, type ErrorCode, type RequestOf } from '@hearthstay/contracts';
import { currentActor, currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { daysOfRange, isTaken, rangeOf } from '@hearthstay/stay';
import { RequestClaims, StayMoves } from '../../availability';
import { PropertyClock } from '../../property-clock';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import type { MoveClaim } from '../../request-store/domain/stay-move';
import { undoSeconds, type UndoableDecision } from '../../request-store/domain/undoable-decision';
import { assertAsShown } from '../domain/assert-as-shown';
import { assertUndoable } from '../domain/undoable-decision';
import { ProposalRepository, RequestRepository, UndoRepository } from '../../request-store';

/**
 * An admin undoes the decision just made. Its event is still held in the outbox and is removed with the change, so no
 * notification of an undone decision is ever sent.
 */
@Controller()
export class UndoDecision {
  constructor(
    private readonly requests: RequestRepository,
    private readonly decisions: UndoRepository,
    private readonly proposals: ProposalRepository,
    private readonly claims: RequestClaims,
    private readonly moves: StayMoves,
    private readonly clock: PropertyClock,
    @Inject(undoSeconds) private readonly undoSeconds: number,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `INVALID_TRANSITION`, `UNDO_TOO_LATE`,
   *   `DECIDED_BY_ANOTHER_ADMIN`, `BOOKING_CHANGED_MEANWHILE`, or `UNDO_CONFLICT` when the former days have been
   *   claimed since.
   */
  @Handles(undoDecision)
  async run({ id, shown }: RequestOf<typeof undoDecision>): Promise<BookingRequest> {
    const request = await this.moves.finish(await this.requests.get(id));
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (carriedOut) return carriedOut;
    const decision = this.assertUndoable(request);
    assertAsShown(request, shown);
    if (request.status === 'cancelled') return this.approveAgain(request, decision);
    if (decision.before.startDate && isTaken(request.status)) return this.moveBack(request, decision);
    const undone = await this.undo(request, decision, null);
    if (!undone) return this.carriedOutOrThrow(id, 'UNDO_TOO_LATE');
    await this.release(request);
    return this.offerAgain(undone, decision);
  }

  /**
   * First all days are claimed, then the request becomes approved, as at its first approval. The claim is a new one:
   * the old one may already have been examined and be about to be released.
   */
  private async approveAgain(request: StoredRequest, decision: UndoableDecision): Promise<StoredRequest> {
    // The cancellation may have been interrupted before this step.
    await this.release(request);
    const claim = await this.claims.claim(request);
    if (!claim) return this.carriedOutOrThrow(request.id, 'UNDO_CONFLICT');
    const approved = await this.undo(request, decision, claim);
    if (approved) return this.offerAgain(approved, decision);
    await this.claims.releaseUnlessApproved(claim);
    return this.carriedOutOrThrow(request.id, 'UNDO_TOO_LATE');
  }

  /** By a new claim, as any move. */
  private async moveBack(request: StoredRequest, decision: UndoableDecision): Promise<StoredRequest> {
    const { startDate, endDate } = { ...request, ...decision.before };
    const claim = await this.moves.begin(request, { start: startDate, end: endDate });
    if (!claim) return this.carriedOutOrThrow(request.id, 'UNDO_CONFLICT');
    const moved = await this.undo(request, decision, claim);
    if (moved) return this.offerAgain(await this.moves.finish(moved), decision);
    await this.moves.abandon(request, claim);
    return this.carriedOutOrThrow(request.id, 'UNDO_TOO_LATE');
  }

  /**
   * Opens the offer again whose days the decision has freed, by a new claim as any offer: the days may have been taken
   * since. Then, or after a crash, the decision is undone without it, and the history does not name it again.
   */
  private async offerAgain(undone: StoredRequest, { heldOffer }: UndoableDecision): Promise<StoredRequest> {
    if (!heldOffer) return undone;
    return withoutDeadline(async () => {
      const held = await this.claims.hold(undone, rangeOf(heldOffer));
      if (!held) return undone;
      const change = { at: new Date(undone.updatedAt), event: null, unit: held.unit };
      const offered = await this.proposals.open(undone, { ...heldOffer, claimId: held.id }, change);
      if (!offered) await this.claims.releaseUnlessApproved(held);
      return offered ?? undone;
    });
  }

  private undo(request: StoredRequest, decision: UndoableDecision, claim: { id: string } | MoveClaim | null) {
    return this.decisions.undo(request, decision, { claim, at: this.clock.now() });
  }

  private async release(request: StoredRequest): Promise<void> {
    const { claimId } = request;
    const days = daysOfRange(rangeOf(request));
    if (claimId !== null) await withoutDeadline(() => this.claims.release({ id: claimId, days }));
  }

  /** The response if the request has changed since it was read; otherwise throws `refusal`. */
  private async carriedOutOrThrow(id: string, refusal: ErrorCode): Promise<StoredRequest> {
    const request = await this.requests.get(id);
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (carriedOut) return carriedOut;
    this.assertUndoable(request);
    throw new DomainError(refusal);
  }

  private assertUndoable(request: StoredRequest): UndoableDecision {
    const [now, today] = [this.clock.now(), this.clock.today()];
    return assertUndoable(request, { actor: currentActor(), now, today, seconds: this.undoSeconds });
  }
}
