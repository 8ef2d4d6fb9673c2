import { Controller } from '@nestjs/common';
import { getRequest, type RequestOf, type RequestPage } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { addDays, daysOfRange, heldRange, isPast, isTaken, limitsBrokenBy, rangeOf } from '@hearthstay/stay';
import { CalendarConflicts } from '../../calendars';
import { UnreadMessages } from '../../messages';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { decliningRivals } from '../../request-store/domain/rivals-to-decline';
import { SettingsRepository } from '../../settings';
import { stayRulesOf, stayUnitOf, type Settings } from '../../settings/domain/settings';
import { sectionOf } from '../../settings/domain/stored-sections';
import { accountedRequest } from '../domain/payment-account';
import { rivalsAmong } from '../rivals/rivals-among';
import { plannedEmails } from '../stay-emails/domain/unsent-emails';

/** Everything about one booking, for the owner. */
@Controller()
export class GetRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly conflicts: CalendarConflicts,
    private readonly unreadMessages: UnreadMessages,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(getRequest)
  async run({ id }: RequestOf<typeof getRequest>): Promise<RequestPage> {
    const [request, history, conflicts, unreadOf, settings] = await Promise.all([
      this.requests.get(id),
      this.requests.getHistory(id),
      this.conflicts.byRequest(),
      this.unreadMessages.forOwner([id]),
      this.settings.load(),
    ]);
    const concerns = await this.concernsOf(request, settings);
    const ofGuest = request.email === null ? [] : await this.requests.listOfGuestNewestFirst(request.email);
    const calendarConflicts = conflicts.get(id);
    const planned = plannedEmails(request, sectionOf('stayEmails', settings), this.clock.today());
    return {
      ...accountedRequest(request, this.clock.today()),
      source: request.source ?? 'guest',
      ...(calendarConflicts && { calendarConflicts }),
      ...unreadOf(id),
      ...concerns,
      ...decliningRivals(request),
      ...(planned.length > 0 && { plannedEmails: planned }),
      otherRequests: ofGuest.filter((other) => other.id !== id),
      history,
    };
  }

  /** What speaks against a pending request: the requests that cannot be approved with it, and the owner's rules. */
  private async concernsOf(
    request: StoredRequest,
    settings: Settings,
  ): Promise<Pick<RequestPage, 'rivals' | 'brokenLimits'>> {
    const today = this.clock.today();
    if (request.status !== 'pending' || isPast(request, today)) return {};
    const [unit, limits] = [stayUnitOf(settings), stayRulesOf(settings)];
    const { start, end } = heldRange(rangeOf(request), unit);
    const near = { start: addDays(start, -limits.gapDays), end: addDays(end, limits.gapDays) };
    const others = await this.requests.listWithin(near);
    const rivals = rivalsAmong(others, request, { unit, today });
    const stayDays = others
      .filter(({ status }) => isTaken(status))
      .flatMap((stay) => daysOfRange(heldRange(rangeOf(stay), unit)));
    const brokenLimits = limitsBrokenBy(rangeOf(request), { limits, today, unit, stayDays });
    return { ...(rivals.length > 0 && { rivals }), ...(brokenLimits.length > 0 && { brokenLimits }) };
  }
}
