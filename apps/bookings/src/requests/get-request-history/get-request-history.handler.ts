import { Controller } from '@nestjs/common';
import { getRequestHistory, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestRepository } from '../persistence/request.repository';

@Controller()
export class GetRequestHistoryHandler {
  constructor(private readonly requests: RequestRepository) {}

  @Handles(getRequestHistory)
  handle({ id }: RequestOf<typeof getRequestHistory>) {
    return this.requests.getHistory(id);
  }
}
