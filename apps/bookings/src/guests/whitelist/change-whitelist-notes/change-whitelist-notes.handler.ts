import { Controller } from '@nestjs/common';
import { changeWhitelistNotes, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { WhitelistRepository } from '../persistence/whitelist.repository';

@Controller()
export class ChangeWhitelistNotesHandler {
  constructor(private readonly whitelist: WhitelistRepository) {}

  @Handles(changeWhitelistNotes)
  handle({ id, notes }: RequestOf<typeof changeWhitelistNotes>) {
    return this.whitelist.changeNotes(id, notes);
  }
}
