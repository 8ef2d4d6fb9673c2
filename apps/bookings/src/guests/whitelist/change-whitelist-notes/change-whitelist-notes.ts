import { Controller } from '@nestjs/common';
import { changeWhitelistNotes, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class ChangeWhitelistNotes {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(changeWhitelistNotes)
  run({ id, notes }: RequestOf<typeof changeWhitelistNotes>) {
    return this.whitelist.changeNotes(id, notes);
  }
}
