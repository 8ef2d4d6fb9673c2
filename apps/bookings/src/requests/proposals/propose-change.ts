import { Controller, Inject } from '@nestjs/common';
import { RateLimit, rateLimitToken } from '@hearthstay/access';
import { DomainError, guestsOf, proposeChange, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { fieldLimits, heldRange, lastDayOfChange, rangeOf } from '@hearthstay/stay';
import { isDeepStrictEqual } from 'node:util';
import { DayHoldersRepository, EndedClaims, RequestClaims } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { messageLimit } from '../../rate-limits';
import { ProposalRepository } from '../../request-store';
import type { ReachableRequest, StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { newProposal, type StoredProposal } from '../../request-store/domain/proposal';
import { SettingsRepository } from '../../settings';
import { publicPricesOf, stayUnitOf, type Settings } from '../../settings/domain/settings';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { assertBookable } from '../domain/assert-bookable';
import { proposedQuote } from '../domain/quoted-stay';
import { OwnRequest } from '../own-request';
import { ProposalEvents } from './proposal-events';

type Wished = RequestOf<typeof proposeChange>;

/** A guest asks for other days or another number of guests. Nothing else changes until the owner responds. */
@Controller()
export class ProposeChange {
  constructor(
    private readonly ownRequest: OwnRequest,
    private readonly proposals: ProposalRepository,
    private readonly events: ProposalEvents,
    private readonly days: DayHoldersRepository,
    private readonly claims: RequestClaims,
    private readonly ended: EndedClaims,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
    @Inject(rateLimitToken(messageLimit)) private readonly limit: RateLimit,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `FORBIDDEN`, `REQUEST_IN_PAST`, `INVALID_TRANSITION` also
   *   for a request that its guest has not confirmed, `CHANGE_TOO_LATE` from the day of arrival on, `SAME_STAY`, the
   *   first range rule that the days break, `TOO_MANY_GUESTS`, `BOOKING_CHANGED_MEANWHILE`, or `RATE_LIMITED`
   */
  @Handles(proposeChange)
  async run({ id, token, ...wished }: Wished): Promise<BookingRequest> {
    const settings = await this.settings.load();
    let isCounted = false;
    // The request may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.ownRequest.get({ id, token });
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return carriedOut;
      const proposal = await this.proposalFor(request, wished, settings);
      if (!isCounted) await this.limit.use({ request: id });
      isCounted = true;
      const event = this.events.changeProposed(request, proposal, settings);
      const opened = await this.proposals.open(request, proposal, { at: this.clock.now(), event });
      if (!opened) continue;
      await this.claims.releaseHold(request);
      return opened;
    }
  }

  private async proposalFor(
    request: ReachableRequest,
    { note, shown, ...fields }: Omit<Wished, 'id' | 'token'>,
    settings: Settings,
  ): Promise<StoredProposal> {
    const today = this.clock.today();
    assertAllowed(request, 'guest-proposes', today);
    assertAsShown(request, shown);
    if (request.status === 'pending' && request.guestConfirmedAt === null) throw new DomainError('INVALID_TRANSITION');
    const validUntil = lastDayOfChange(request, fields);
    if (validUntil < today && request.startDate <= today) throw new DomainError('CHANGE_TOO_LATE');
    const guests = this.guestsFor(request, fields, settings);
    const days = { startDate: fields.startDate, endDate: fields.endDate };
    await this.assertFree(request, days, settings);
    if (validUntil < today) throw new DomainError('CHANGE_TOO_LATE');
    const stay = { ...days, ...guests };
    if (isSameStay(request, stay)) throw new DomainError('SAME_STAY');
    const quote = proposedQuote(request, stay, settings);
    return newProposal(
      { by: 'guest', ...stay, ...(quote && { quote }), ...(note !== undefined && { note }), validUntil },
      this.clock.now(),
    );
  }

  /** The guests that are wished, or those of the request; empty where the house does not ask for them. */
  private guestsFor(request: StoredRequest, fields: Omit<Wished, 'id' | 'token'>, settings: Settings) {
    const { adults = request.adults, children = request.children } = fields;
    return guestsOf({ adults, children }, publicPricesOf(settings)) ?? {};
  }

  private async assertFree({ id }: StoredRequest, days: StayDays, settings: Settings): Promise<void> {
    const [range, unit] = [rangeOf(days), stayUnitOf(settings)];
    const limits = { ...settings, unit, today: this.clock.today() };
    // The limits are checked before the days around the range are read.
    assertBookable(range, limits, { isAnyDayTaken: false, stayDays: [] });
    await this.ended.repeatCheck(range, async () => {
      const [isAnyDayTaken, stayDays] = await Promise.all([
        this.days.isAnyOfOthers(heldRange(range, unit), id),
        this.days.listStayDaysOfOthers(range, fieldLimits.gapDaysMax, id),
      ]);
      assertBookable(range, limits, { isAnyDayTaken, stayDays });
    });
  }
}

type StayDays = Parameters<typeof rangeOf>[0];

const isSameStay = (request: StoredRequest, wished: Omit<Parameters<typeof newProposal>[0], 'by' | 'validUntil'>) =>
  request.startDate === wished.startDate &&
  request.endDate === wished.endDate &&
  (wished.adults === undefined ||
    isDeepStrictEqual([request.adults, request.children ?? []], [wished.adults, wished.children ?? []]));
