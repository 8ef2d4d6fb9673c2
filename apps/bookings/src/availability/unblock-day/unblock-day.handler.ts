import { Controller } from '@nestjs/common';
import { DomainError, unblockDay, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { isDay } from '@hearthstay/stay';
import { UnblockDay } from './unblock-day';

@Controller()
export class UnblockDayHandler {
  constructor(private readonly unblockDay: UnblockDay) {}

  @Handles(unblockDay)
  async handle({ id }: RequestOf<typeof unblockDay>) {
    if (!isDay(id)) throw new DomainError('ENTRY_NOT_FOUND');
    await this.unblockDay.run(id);
    return {};
  }
}
