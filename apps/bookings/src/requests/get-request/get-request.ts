import { Controller } from '@nestjs/common';
import { getRequest, type RequestOf, type RequestPage } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { heldRange, rangeOf, type StayUnit } from '@hearthstay/stay';
import { CalendarConflicts } from '../../calendars';
import { UnreadMessages } from '../../messages';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { SettingsRepository } from '../../settings';
import { stayUnitOf } from '../../settings/domain/settings';
import { accountedRequest } from '../domain/payment-account';

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
    const rivals = await this.rivalsOf(request, stayUnitOf(settings));
    const ofGuest = request.email === null ? [] : await this.requests.listOfGuestNewestFirst(request.email);
    const calendarConflicts = conflicts.get(id);
    return {
      ...accountedRequest(request, this.clock.today()),
      source: request.source ?? 'guest',
      ...(calendarConflicts && { calendarConflicts }),
      ...unreadOf(id),
      ...(rivals.length > 0 && { rivals }),
      otherRequests: ofGuest.filter((other) => other.id !== id),
      history,
    };
  }

  /** The requests that cannot all be approved with this one. */
  private async rivalsOf({ id, status, ...stay }: StoredRequest, unit: StayUnit): Promise<StoredRequest[]> {
    if (status !== 'pending') return [];
    const held = heldRange(rangeOf(stay), unit);
    const others = await this.requests.listWithin(held);
    return others.filter((other) => {
      const { start, end } = heldRange(rangeOf(other), unit);
      return other.id !== id && other.status === 'pending' && start <= held.end && end >= held.start;
    });
  }
}
