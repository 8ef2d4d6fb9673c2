import { Controller } from '@nestjs/common';
import { listAdmins } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { adminView } from '../admin-view';
import { AdminRosterRepository } from '../persistence/admin-roster.repository';

@Controller()
export class ListAdminsHandler {
  constructor(private readonly rosters: AdminRosterRepository) {}

  @Handles(listAdmins)
  async handle() {
    return (await this.rosters.load()).admins.map(adminView);
  }
}
