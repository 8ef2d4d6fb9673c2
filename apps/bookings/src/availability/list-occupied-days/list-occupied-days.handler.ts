import { Controller } from '@nestjs/common';
import { listOccupiedDays } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ListOccupiedDays } from './list-occupied-days';

@Controller()
export class ListOccupiedDaysHandler {
  constructor(private readonly listOccupiedDays: ListOccupiedDays) {}

  @Handles(listOccupiedDays)
  handle() {
    return this.listOccupiedDays.run();
  }
}
