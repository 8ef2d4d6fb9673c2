import { Controller } from '@nestjs/common';
import { sendAccessLink, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { SendAccessLink } from './send-access-link';

@Controller()
export class SendAccessLinkHandler {
  constructor(private readonly sendAccessLink: SendAccessLink) {}

  @Handles(sendAccessLink)
  async handle(request: RequestOf<typeof sendAccessLink>) {
    await this.sendAccessLink.run(request);
    return {};
  }
}
