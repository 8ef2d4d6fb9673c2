import { Injectable, Logger } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { EmailWorker } from './email-worker';
import { EmailJobRepository } from './persistence/email-job.repository';

const everyMs = 10_000;

/** Sends e-mails whose time lies in the future only because the clock was set back. */
@Injectable()
export class ClockSetBack {
  private readonly logger = new Logger(ClockSetBack.name);

  constructor(
    private readonly jobs: EmailJobRepository,
    private readonly worker: EmailWorker,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'find e-mails that the clock holds', every: everyMs, run: () => this.makeDue() });
  }

  private async makeDue(): Promise<void> {
    const emails = await this.jobs.makeDueAfterSetBack();
    if (emails === 0) return;
    this.logger.warn({ emails }, 'The clock was set back: made waiting e-mails due');
    this.worker.wake();
  }
}
