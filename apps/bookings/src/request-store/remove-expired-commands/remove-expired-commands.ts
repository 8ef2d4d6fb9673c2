import { Injectable } from '@nestjs/common';
import { dailyAt, Scheduler } from '@hearthstay/scheduler';
import { nightlyHour } from '../../nightly-hour';
import { PropertyClock } from '../../property-clock';
import { RequestCommandRepository } from '../persistence/request-command.repository';
import { commandLifeDays } from '../../commands';

const day = 24 * 60 * 60_000;

/**
 * Removes expired ids of commands from requests, every night, in one instance. The database removes those in other
 * collections.
 */
@Injectable()
export class RemoveExpiredCommands {
  constructor(
    private readonly commands: RequestCommandRepository,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.addForOneInstance({
      name: 'remove expired idempotency keys',
      next: dailyAt(nightlyHour, clock.timezone),
      run: () => this.run(),
    });
  }

  async run(): Promise<void> {
    await this.commands.removeBefore(new Date(this.clock.now().getTime() - commandLifeDays * day));
  }
}
