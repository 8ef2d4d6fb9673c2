import { Controller } from '@nestjs/common';
import { listWhitelist } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class ListWhitelist {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(listWhitelist)
  run() {
    return this.whitelist.listByEmail();
  }
}
