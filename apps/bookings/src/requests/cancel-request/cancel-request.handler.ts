import { Controller } from '@nestjs/common';
import { cancelRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CancelRequest } from './cancel-request';

@Controller()
export class CancelRequestHandler {
  constructor(private readonly cancelRequest: CancelRequest) {}

  @Handles(cancelRequest)
  handle(request: RequestOf<typeof cancelRequest>) {
    return this.cancelRequest.run(request);
  }
}
