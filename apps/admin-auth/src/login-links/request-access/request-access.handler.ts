import { Controller } from '@nestjs/common';
import { requestAccess, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestAccess } from './request-access';

@Controller()
export class RequestAccessHandler {
  constructor(private readonly requestAccess: RequestAccess) {}

  @Handles(requestAccess)
  async handle(request: RequestOf<typeof requestAccess>) {
    await this.requestAccess.run(request);
    return {};
  }
}
