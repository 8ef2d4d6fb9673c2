import { Controller } from '@nestjs/common';
import { confirmRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ConfirmRequest } from './confirm-request';

@Controller()
export class ConfirmRequestHandler {
  constructor(private readonly confirmRequest: ConfirmRequest) {}

  @Handles(confirmRequest)
  handle({ token }: RequestOf<typeof confirmRequest>) {
    return this.confirmRequest.run(token);
  }
}
