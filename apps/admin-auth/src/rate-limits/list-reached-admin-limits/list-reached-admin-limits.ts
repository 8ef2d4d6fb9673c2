import { Controller } from '@nestjs/common';
import { listReachedAdminLimits, type ReachedLimitCode } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ReachedLimits } from '@hearthstay/access';

@Controller()
export class ListReachedAdminLimits {
  constructor(private readonly limits: ReachedLimits<ReachedLimitCode>) {}

  @Handles(listReachedAdminLimits)
  run() {
    return this.limits.list();
  }
}
