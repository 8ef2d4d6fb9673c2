import { Controller } from '@nestjs/common';
import { DomainError, removeFromWhitelist, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RemovalRepository } from '../../../commands/persistence/removal.repository';
import { WhitelistRepository } from '../persistence/whitelist.repository';

/** An admin takes a guest off the whitelist. */
@Controller()
export class RemoveFromWhitelist {
  constructor(
    private readonly whitelist: WhitelistRepository,
    private readonly removals: RemovalRepository,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(removeFromWhitelist)
  async run({ id }: RequestOf<typeof removeFromWhitelist>): Promise<ResponseOf<typeof removeFromWhitelist>> {
    if (await this.whitelist.hasEntry(id)) {
      await this.removals.note(id);
      await this.whitelist.remove(id);
    } else if ((await this.removals.noted()) !== id) throw new DomainError('ENTRY_NOT_FOUND');
    return {};
  }
}
