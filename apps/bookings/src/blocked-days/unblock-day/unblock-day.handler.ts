import { Controller } from '@nestjs/common';
import { DomainError, unblockDay, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { isDay } from '@hearthstay/stay';
import { BlockedDayRepository } from '../persistence/blocked-day.repository';

@Controller()
export class UnblockDayHandler {
  constructor(private readonly blockedDays: BlockedDayRepository) {}

  @Handles(unblockDay)
  async handle({ id }: RequestOf<typeof unblockDay>) {
    if (!isDay(id) || !(await this.blockedDays.unblock(id))) throw new DomainError('ENTRY_NOT_FOUND');
    return {};
  }
}
