import { Injectable } from '@nestjs/common';
import { DomainError, type makeOffer, type RequestOf } from '@hearthstay/contracts';
import { daysOfRange, heldRange, lastDayOfOffer, rangeOf } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { DayHoldersRepository, EndedClaims, RequestClaims, type HeldDays } from '../../availability';
import { PropertyClock } from '../../property-clock';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { newProposal, type StoredProposal } from '../../request-store/domain/proposal';
import { stayUnitOf, type Settings } from '../../settings/domain/settings';
import { pastDays } from '../domain/past-days';
import { proposedQuote } from '../domain/quoted-stay';

export type OfferFields = Omit<RequestOf<typeof makeOffer>, 'id'>;

/** Days, guests and price that the owner offers. */
@Injectable()
export class OfferedStay {
  constructor(
    private readonly days: DayHoldersRepository,
    private readonly claims: RequestClaims,
    private readonly ended: EndedClaims,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `VALIDATION_FAILED` for days in the past or far off */
  assertPossible({ startDate, endDate }: OfferFields, present?: StoredRequest): void {
    const today = this.clock.today();
    const fields = pastDays({ startDate, endDate }, today, present);
    if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    assertPlannable({ end_date: endDate }, today);
  }

  /**
   * What is offered, without a claim on its days.
   *
   * @throws DomainError `REQUEST_WITHOUT_PRICE` for a total where there are no prices
   */
  of(request: StoredRequest, { validDays, total, note, ...fields }: OfferFields, settings: Settings): StoredProposal {
    const { startDate, endDate, adults = request.adults, children = request.children } = fields;
    const stay = { startDate, endDate, ...(adults !== undefined && { adults, ...(children && { children }) }) };
    const quote = proposedQuote(request, { ...stay, total }, settings);
    return newProposal(
      {
        ...{ by: 'owner', ...stay },
        ...(quote && { quote }),
        ...(note !== undefined && { note }),
        validUntil: lastDayOfOffer(this.clock.today(), validDays, stay, request),
      },
      this.clock.now(),
    );
  }

  /**
   * Claims the days of an offer if it holds them, and otherwise ensures that they are free.
   *
   * @throws DomainError `OFFER_CONFLICT` when another has a day
   */
  async claim(
    request: StoredRequest,
    proposal: StoredProposal,
    { hold, settings }: { hold: boolean; settings: Settings },
  ): Promise<{ proposal: StoredProposal; held: HeldDays | null }> {
    const held = hold ? await this.claims.hold(request, rangeOf(proposal)) : null;
    const isFree = hold ? held !== null : await this.isFree(request, proposal, settings);
    if (!isFree) throw new DomainError('OFFER_CONFLICT');
    return { proposal: held ? { ...proposal, holds: true, claimId: held.id } : proposal, held };
  }

  private async isFree({ id }: StoredRequest, stay: Parameters<typeof rangeOf>[0], settings: Settings) {
    const range = heldRange(rangeOf(stay), stayUnitOf(settings));
    const taken = await this.ended.repeat(async () =>
      (await this.days.isAnyOfOthers(range, id)) ? daysOfRange(range) : [],
    );
    return taken.length === 0;
  }
}
