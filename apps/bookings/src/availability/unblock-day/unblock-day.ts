import { Controller } from '@nestjs/common';
import { DomainError, unblockDay, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { isDay } from '@hearthstay/stay';
import { FreeDays } from '../free-days';

/** The owner frees a blocked day. */
@Controller()
export class UnblockDay {
  constructor(private readonly free: FreeDays) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  @Handles(unblockDay)
  async run({ id: day }: RequestOf<typeof unblockDay>): Promise<Record<string, never>> {
    if (!isDay(day)) throw new DomainError('ENTRY_NOT_FOUND');
    await this.free.run([day]);
    return {};
  }
}
