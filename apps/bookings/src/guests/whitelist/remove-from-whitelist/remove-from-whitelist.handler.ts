import { Controller } from '@nestjs/common';
import { removeFromWhitelist, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RemoveFromWhitelist } from './remove-from-whitelist';

@Controller()
export class RemoveFromWhitelistHandler {
  constructor(private readonly removeFromWhitelist: RemoveFromWhitelist) {}

  @Handles(removeFromWhitelist)
  async handle({ id }: RequestOf<typeof removeFromWhitelist>) {
    await this.removeFromWhitelist.run(id);
    return {};
  }
}
