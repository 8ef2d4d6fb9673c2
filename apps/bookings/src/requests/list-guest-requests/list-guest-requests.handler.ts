import { Controller } from '@nestjs/common';
import { listGuestRequests, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ListGuestRequests } from './list-guest-requests';

@Controller()
export class ListGuestRequestsHandler {
  constructor(private readonly listGuestRequests: ListGuestRequests) {}

  @Handles(listGuestRequests)
  handle(request: RequestOf<typeof listGuestRequests>) {
    return this.listGuestRequests.run(request);
  }
}
