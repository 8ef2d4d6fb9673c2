import { Controller } from '@nestjs/common';
import { addToWhitelist, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class AddToWhitelistHandler {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(addToWhitelist)
  handle({ email, notes = '' }: RequestOf<typeof addToWhitelist>) {
    return this.whitelist.add({ email, notes });
  }
}
