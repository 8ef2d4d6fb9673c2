import { Injectable, Logger } from '@nestjs/common';
import { PropertyClock } from '../../property-clock';
import { RequestCommandRepository } from '../../requests/persistence/request-command.repository';
import { commandLifeDays } from '../persistence/removal.schema';

const hour = 60 * 60_000;

/** Removes from requests what recognises commands that come again, once nobody sends them again. What lies elsewhere expires by itself. */
@Injectable()
export class ForgetCommands {
  private readonly logger = new Logger(ForgetCommands.name);
  private timer: NodeJS.Timeout | undefined;
  private pass: Promise<void> = Promise.resolve();

  constructor(
    private readonly commands: RequestCommandRepository,
    private readonly clock: PropertyClock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.startPass(), hour).unref();
    this.startPass();
  }

  /** Before the database closes, which is on shutdown. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.pass;
  }

  async run(): Promise<void> {
    await this.commands.forgetBefore(new Date(this.clock.now().getTime() - commandLifeDays * 24 * hour));
  }

  private startPass(): void {
    this.pass = this.pass
      .then(() => this.run())
      .catch((error: unknown) => this.logger.error({ err: error }, 'Cannot remove expired idempotency keys'));
  }
}
