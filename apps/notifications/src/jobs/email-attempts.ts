import { Injectable } from '@nestjs/common';
import type { Metric, ReportsMetrics } from '@hearthstay/runtime';
import type { DeliveryOutcome } from '../delivery/email-delivery';

type AttemptOutcome = DeliveryOutcome | 'postponed' | 'given-up';

/** Counts the attempts of this instance to deliver e-mails, by outcome. Alert on `given-up`. */
@Injectable()
export class EmailAttempts implements ReportsMetrics {
  private readonly counts: Record<AttemptOutcome, number> = { sent: 0, kept: 0, postponed: 0, 'given-up': 0 };

  count(outcome: AttemptOutcome): void {
    this.counts[outcome] += 1;
  }

  readMetrics(): Metric[] {
    return Object.entries(this.counts).map(([outcome, value]) => ({
      name: 'hearthstay_email_attempts_total',
      help: 'Attempts to deliver an e-mail, by outcome',
      type: 'counter',
      value,
      labels: { outcome },
    }));
  }
}
