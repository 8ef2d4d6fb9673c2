import { Injectable } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { PropertyClock } from '../../property-clock';
import { RequestCommandRepository } from '../../requests/persistence/request-command.repository';
import { commandLifeDays } from '../persistence/removal.schema';

const hour = 60 * 60_000;

/**
 * Removes from requests what recognises commands that come again, once nobody sends them again. What lies elsewhere
 * expires by itself.
 */
@Injectable()
export class ForgetCommands {
  constructor(
    private readonly commands: RequestCommandRepository,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'remove expired idempotency keys', every: hour, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.commands.forgetBefore(new Date(this.clock.now().getTime() - commandLifeDays * 24 * hour));
  }
}
