import { Injectable } from '@nestjs/common';
import { noticeKind, type LoggedKind } from '@hearthstay/contracts';
import type { Metric, ReportsMetrics } from '@hearthstay/runtime';
import type { DeliveryOutcome } from '../delivery/email-delivery';

type AttemptOutcome = DeliveryOutcome | 'postponed' | 'given-up';

const none = (): Record<AttemptOutcome, number> => ({ sent: 0, kept: 0, postponed: 0, 'given-up': 0 });

/** Counts the attempts of this instance to deliver e-mails and notices, by outcome. Alert on `given-up` of e-mails. */
@Injectable()
export class EmailAttempts implements ReportsMetrics {
  private readonly emails = none();
  private readonly notices = none();

  count(outcome: AttemptOutcome, kind: LoggedKind): void {
    (kind === noticeKind ? this.notices : this.emails)[outcome] += 1;
  }

  readMetrics(): Metric[] {
    const { kept: _noMailbox, ...notices } = this.notices;
    return [
      ...metricsOf('hearthstay_email_attempts_total', 'Attempts to deliver an e-mail, by outcome', this.emails),
      ...metricsOf('hearthstay_notice_attempts_total', 'Attempts to deliver a notice, by outcome', notices),
    ];
  }
}

const metricsOf = (name: string, help: string, counts: object): Metric[] =>
  Object.entries(counts).map(([outcome, value]) => ({
    ...{ name, help, type: 'counter', value: value as number },
    labels: { outcome },
  }));
