import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { RemovalRepository } from '../../../commands/persistence/removal.repository';
import { WhitelistRepository } from '../persistence/whitelist.repository';

/** An admin takes a guest off the whitelist. */
@Injectable()
export class RemoveFromWhitelist {
  constructor(
    private readonly whitelist: WhitelistRepository,
    private readonly removals: RemovalRepository,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async run(id: string): Promise<void> {
    if (await this.whitelist.hasEntry(id)) {
      await this.removals.note(id);
      await this.whitelist.remove(id);
    } else if ((await this.removals.noted()) !== id) throw new DomainError('ENTRY_NOT_FOUND');
  }
}
