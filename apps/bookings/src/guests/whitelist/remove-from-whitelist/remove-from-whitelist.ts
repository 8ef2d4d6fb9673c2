import { Controller } from '@nestjs/common';
import { removeFromWhitelist, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class RemoveFromWhitelist {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(removeFromWhitelist)
  async run({ id }: RequestOf<typeof removeFromWhitelist>) {
    await this.whitelist.remove(id);
    return {};
  }
}
