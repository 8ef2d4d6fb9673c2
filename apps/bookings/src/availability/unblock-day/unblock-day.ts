import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { RemovalRepository } from '../../commands/persistence/removal.repository';
import { BlockedDayRepository } from '../persistence/blocked-day.repository';

/** The owner frees a blocked day. The same command, when it comes again, leaves alone a day that was blocked anew meanwhile. */
@Injectable()
export class UnblockDay {
  constructor(
    private readonly blockedDays: BlockedDayRepository,
    private readonly removals: RemovalRepository,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async run(day: Day): Promise<void> {
    const [since, noted] = await Promise.all([this.blockedDays.blockedSince(day), this.removals.noted()]);
    const block = `${day} blocked since ${since?.toISOString()}`;
    if (noted !== null && noted !== block) return;
    if (!since) throw new DomainError('ENTRY_NOT_FOUND');
    await this.removals.note(block);
    await this.blockedDays.unblock(day, since);
  }
}
