import { Controller } from '@nestjs/common';
import { listReachedGuestLimits, type ReachedLimitCode } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ReachedLimits } from '@hearthstay/access';

@Controller()
export class ListReachedGuestLimits {
  constructor(private readonly limits: ReachedLimits<ReachedLimitCode>) {}

  @Handles(listReachedGuestLimits)
  run() {
    return this.limits.list();
  }
}
