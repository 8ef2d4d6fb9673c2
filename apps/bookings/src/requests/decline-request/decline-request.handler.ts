import { Controller } from '@nestjs/common';
import { declineRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { DeclineRequest } from './decline-request';

@Controller()
export class DeclineRequestHandler {
  constructor(private readonly declineRequest: DeclineRequest) {}

  @Handles(declineRequest)
  handle({ id }: RequestOf<typeof declineRequest>) {
    return this.declineRequest.run(id);
  }
}
