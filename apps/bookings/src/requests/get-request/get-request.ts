import { Controller } from '@nestjs/common';
import { getRequest, type RequestOf, type RequestPage } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarConflicts } from '../../calendars';
import { UnreadMessages } from '../../messages';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import { accountedRequest } from '../domain/payment-account';

/** Everything about one booking, for the owner. */
@Controller()
export class GetRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly conflicts: CalendarConflicts,
    private readonly unreadMessages: UnreadMessages,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(getRequest)
  async run({ id }: RequestOf<typeof getRequest>): Promise<RequestPage> {
    const [request, history, conflicts, unreadOf] = await Promise.all([
      this.requests.get(id),
      this.requests.getHistory(id),
      this.conflicts.byRequest(),
      this.unreadMessages.forOwner([id]),
    ]);
    const ofGuest = request.email === null ? [] : await this.requests.listOfGuestNewestFirst(request.email);
    const calendarConflicts = conflicts.get(id);
    return {
      ...accountedRequest(request, this.clock.today()),
      source: request.source ?? 'guest',
      ...(calendarConflicts && { calendarConflicts }),
      ...unreadOf(id),
      otherRequests: ofGuest.filter((other) => other.id !== id),
      history,
    };
  }
}
