import { Controller } from '@nestjs/common';
import { listRequests } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestRepository } from '../persistence/request.repository';

@Controller()
export class ListRequestsHandler {
  constructor(private readonly requests: RequestRepository) {}

  @Handles(listRequests)
  handle() {
    return this.requests.listNewestFirst();
  }
}
