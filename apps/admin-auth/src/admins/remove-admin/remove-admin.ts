import { Controller } from '@nestjs/common';
import { removeAdmin, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles, withoutDeadline } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { SessionRepository } from '../../sessions';
import { withoutAdmin } from '../../admin-roster/domain/admin-roster';
import { AdminRosterRepository } from '../../admin-roster';

/**
 * Removes an admin. Every call is checked against the roster, so access ends with its change; the sessions are removed
 * only to free their storage.
 */
@Controller()
export class RemoveAdmin {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND`, `LAST_ADMIN` */
  @Handles(removeAdmin)
  async run({ id }: RequestOf<typeof removeAdmin>): Promise<ResponseOf<typeof removeAdmin>> {
    const about = { at: this.clock.now(), adminId: id };
    await this.rosters.update(about, (roster) => withoutAdmin(roster, id));
    await withoutDeadline(() => this.sessions.removeAllOf(id));
    return {};
  }
}
