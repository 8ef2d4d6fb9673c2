import { Controller } from '@nestjs/common';
import { freeRange, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { daysOfRange } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { PropertyClock } from '../../property-clock';
import { FreeDays } from '../free-days';

/** The owner frees the blocked days of a range. */
@Controller()
export class FreeRange {
  constructor(
    private readonly free: FreeDays,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND`; `VALIDATION_FAILED` for a day too far off */
  @Handles(freeRange)
  async run({ from, to }: RequestOf<typeof freeRange>): Promise<Record<string, never>> {
    assertPlannable({ from, to }, this.clock.today());
    await this.free.run(daysOfRange({ start: from, end: to }));
    return {};
  }
}
