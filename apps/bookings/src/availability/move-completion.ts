import { Injectable } from '@nestjs/common';
import { withoutDeadline } from '@hearthstay/messaging';
import { daysOfRange, heldRange, isTaken, rangeOf } from '@hearthstay/stay';
import type { StoredRequest } from '../request-store/domain/booking-request';
import { holdOf, type Hold } from '../request-store/domain/proposal';
import { MoveRepository } from './persistence/move.repository';
import { RequestClaimRepository } from './persistence/request-claim.repository';

/** The last step of a move: the claim of the new days takes over the kept ones, and the others are released. */
@Injectable()
export class MoveCompletion {
  constructor(
    private readonly moves: MoveRepository,
    private readonly claims: RequestClaimRepository,
  ) {}

  /** Completes the latest move of a booking, or the replacement of an offer, if it is not complete; may be repeated. */
  async finish<Request extends StoredRequest>(booking: Request): Promise<Request> {
    const { movedFrom, ...finished } = booking;
    if (!movedFrom) return booking;
    const { hold, unit, ...stay } = movedFrom;
    await withoutDeadline(async () => {
      for (const former of hold ? [stay, hold] : [stay]) {
        for (const present of presentClaims(finished)) {
          const kept = daysOfRange(heldRange(rangeOf(present), unit));
          await this.claims.takeOver({ id: former.claimId, days: kept }, present);
        }
        await this.claims.release({ id: former.claimId, days: daysOfRange(rangeOf(former)) });
      }
      await this.moves.complete(booking.id, stay.claimId);
    });
    return finished as Request;
  }

  async finishIncomplete(): Promise<void> {
    for (const booking of await this.moves.listIncomplete()) await this.finish(booking);
  }
}

/** The claims by which a request has days now. */
const presentClaims = (request: StoredRequest): (Hold & { isHold: boolean })[] => {
  const { claimId, startDate, endDate, status } = request;
  const hold = holdOf(request);
  return [
    ...(claimId !== null && isTaken(status) ? [{ claimId, startDate, endDate, isHold: false }] : []),
    ...(hold ? [{ ...hold, isHold: true }] : []),
  ];
};
