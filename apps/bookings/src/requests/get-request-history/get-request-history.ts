import { Controller } from '@nestjs/common';
import { getRequestHistory, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestRepository } from '../../request-store';

@Controller()
export class GetRequestHistory {
  constructor(private readonly requests: RequestRepository) {}

  @Handles(getRequestHistory)
  run({ id }: RequestOf<typeof getRequestHistory>) {
    return this.requests.getHistory(id);
  }
}
