import { Controller } from '@nestjs/common';
import { listReachedAdminLimits } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ReachedLimits } from '@hearthstay/rate-limit';

@Controller()
export class ListReachedAdminLimitsHandler {
  constructor(private readonly limits: ReachedLimits) {}

  @Handles(listReachedAdminLimits)
  handle() {
    return this.limits.list();
  }
}
