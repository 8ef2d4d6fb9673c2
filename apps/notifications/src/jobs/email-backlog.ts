import { Injectable } from '@nestjs/common';
import { Clock, type Metric, type ReportsMetrics } from '@hearthstay/runtime';
import { EmailJobRepository } from './persistence/email-job.repository';

/** The unsent e-mails of the queue, for the metrics. */
@Injectable()
export class EmailBacklog implements ReportsMetrics {
  constructor(
    private readonly emails: EmailJobRepository,
    private readonly clock: Clock,
  ) {}

  async readMetrics(now = this.clock.now()): Promise<Metric[]> {
    const { due, waiting, givenUp, oldestUnsent } = await this.emails.backlog(now);
    const inState = (state: string, value: number): Metric => ({
      name: 'hearthstay_emails',
      help: 'Unsent e-mails: due, waiting for their next attempt or being sent, or given up',
      type: 'gauge',
      value,
      labels: { state },
    });
    return [
      inState('due', due),
      inState('waiting', waiting),
      inState('given-up', givenUp),
      {
        name: 'hearthstay_email_oldest_unsent_seconds',
        help: 'Age of the oldest e-mail that is due or waiting; 0 if there is none',
        type: 'gauge',
        value: oldestUnsent ? Math.max(0, now.getTime() - oldestUnsent.getTime()) / 1_000 : 0,
      },
    ];
  }
}
