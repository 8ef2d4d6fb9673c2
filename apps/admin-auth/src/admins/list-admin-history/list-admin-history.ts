import { Controller } from '@nestjs/common';
import { listAdminHistory, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { AdminRosterRepository } from '../../admin-roster';

@Controller()
export class ListAdminHistory {
  constructor(private readonly rosters: AdminRosterRepository) {}

  @Handles(listAdminHistory)
  run(period: RequestOf<typeof listAdminHistory>) {
    return this.rosters.listHistory(period);
  }
}
