import { Controller } from '@nestjs/common';
import { blockDays, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { BlockDays } from './block-days';

@Controller()
export class BlockDaysHandler {
  constructor(private readonly blockDays: BlockDays) {}

  @Handles(blockDays)
  handle({ dates }: RequestOf<typeof blockDays>) {
    return this.blockDays.run(dates);
  }
}
