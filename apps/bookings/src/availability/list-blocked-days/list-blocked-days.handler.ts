import { Controller } from '@nestjs/common';
import { listBlockedDays } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ListBlockedDays } from './list-blocked-days';

@Controller()
export class ListBlockedDaysHandler {
  constructor(private readonly listBlockedDays: ListBlockedDays) {}

  @Handles(listBlockedDays)
  handle() {
    return this.listBlockedDays.run();
  }
}
