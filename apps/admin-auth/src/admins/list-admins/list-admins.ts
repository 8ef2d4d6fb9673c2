import { Controller } from '@nestjs/common';
import { listAdmins } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { adminView } from '../admin-view';
import { AdminRosterRepository } from '../../admin-roster';

@Controller()
export class ListAdmins {
  constructor(private readonly rosters: AdminRosterRepository) {}

  @Handles(listAdmins)
  async run() {
    return (await this.rosters.load()).admins.map(adminView);
  }
}
