import { Controller } from '@nestjs/common';
import { listReachedGuestLimits, type ReachedLimitCode } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ReachedLimits } from '@hearthstay/rate-limit';

@Controller()
export class ListReachedGuestLimitsHandler {
  constructor(private readonly limits: ReachedLimits<ReachedLimitCode>) {}

  @Handles(listReachedGuestLimits)
  handle() {
    return this.limits.list();
  }
}
