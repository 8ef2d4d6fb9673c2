import { Controller } from '@nestjs/common';
import { listRequests, type ListedRequest } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarConflicts } from '../../calendars';
import { UnreadMessages } from '../../messages';
import { PropertyClock } from '../../property-clock';
import { accountedRequest } from '../domain/payment-account';
import { RequestRepository } from '../../request-store';

@Controller()
export class ListRequests {
  constructor(
    private readonly requests: RequestRepository,
    private readonly conflicts: CalendarConflicts,
    private readonly unreadMessages: UnreadMessages,
    private readonly clock: PropertyClock,
  ) {}

  @Handles(listRequests)
  async run(): Promise<ListedRequest[]> {
    const [requests, conflicts, unreadOf] = await Promise.all([
      this.requests.listNewestFirst(),
      this.conflicts.byRequest(),
      this.unreadMessages.forOwner(),
    ]);
    const today = this.clock.today();
    return requests.map((request) => {
      const calendarConflicts = conflicts.get(request.id);
      // Without another copy of each: the list has thousands of requests.
      return Object.assign(
        accountedRequest(request, today),
        calendarConflicts && { calendarConflicts },
        unreadOf(request.id),
      );
    });
  }
}
