import { Controller } from '@nestjs/common';
import { removeFromWhitelist, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class RemoveFromWhitelistHandler {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(removeFromWhitelist)
  async handle({ id }: RequestOf<typeof removeFromWhitelist>) {
    await this.whitelist.remove(id);
    return {};
  }
}
