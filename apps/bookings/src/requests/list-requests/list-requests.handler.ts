import { Controller } from '@nestjs/common';
import { listRequests, type ListedRequest } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CalendarConflicts } from '../../calendars/sources/calendar-conflicts';
import { RequestRepository } from '../persistence/request.repository';

@Controller()
export class ListRequestsHandler {
  constructor(
    private readonly requests: RequestRepository,
    private readonly conflicts: CalendarConflicts,
  ) {}

  @Handles(listRequests)
  async handle(): Promise<ListedRequest[]> {
    const [requests, conflicts] = await Promise.all([this.requests.listNewestFirst(), this.conflicts.byRequest()]);
    if (conflicts.size === 0) return requests;
    return requests.map((request) => ({ ...request, calendarConflicts: conflicts.get(request.id) }));
  }
}
