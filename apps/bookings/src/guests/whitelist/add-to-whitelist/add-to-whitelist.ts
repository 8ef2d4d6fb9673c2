import { Controller } from '@nestjs/common';
import { addToWhitelist, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class AddToWhitelist {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(addToWhitelist)
  run({ email, notes = '' }: RequestOf<typeof addToWhitelist>) {
    return this.whitelist.add({ email, notes });
  }
}
