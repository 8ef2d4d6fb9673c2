import { Controller } from '@nestjs/common';
import { DomainError, setAdminLocale, type Admin, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { AdminRosterRepository } from '../../admin-roster';
import { withLocale } from '../../admin-roster/domain/admin-roster';
import { adminView } from '../admin-view';

/** Sets the language of e-mails to an admin. */
@Controller()
export class SetAdminLocale {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(setAdminLocale)
  async run({ id, locale }: RequestOf<typeof setAdminLocale>): Promise<Admin> {
    const about = { at: this.clock.now(), adminId: id };
    await this.rosters.update(about, (roster) => withLocale(roster, id, locale));
    const admin = (await this.rosters.load()).admins.find((each) => each.id === id);
    if (!admin) throw new DomainError('ENTRY_NOT_FOUND');
    return adminView(admin);
  }
}
