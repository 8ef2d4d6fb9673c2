import { Controller } from '@nestjs/common';
import { addAdmin, type Admin, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { adminView } from '../admin-view';
import { newAdmin, withAdmin } from '../../admin-roster/domain/admin-roster';
import { AdminRosterRepository } from '../../admin-roster';

/** Adds an admin. */
@Controller()
export class AddAdmin {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ALREADY_EXISTS` */
  @Handles(addAdmin)
  async run({ email, addedBy, locale }: RequestOf<typeof addAdmin>): Promise<Admin> {
    const added = newAdmin({ email, addedBy, createdAt: this.clock.now(), ...(locale && { locale }) });
    const about = { at: added.createdAt, adminId: added.id };
    const { at, adminId } = await this.rosters.update(about, (roster) => withAdmin(roster, added));
    return adminView({ ...added, id: adminId, createdAt: at });
  }
}
