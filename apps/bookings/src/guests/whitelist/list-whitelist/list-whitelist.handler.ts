import { Controller } from '@nestjs/common';
import { listWhitelist } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class ListWhitelistHandler {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(listWhitelist)
  handle() {
    return this.whitelist.listByEmail();
  }
}
