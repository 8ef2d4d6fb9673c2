import { Injectable } from '@nestjs/common';
import type { LoggedKind } from '@hearthstay/contracts';
import type { Metric, ReportsMetrics } from '@hearthstay/runtime';
import type { DeliveryOutcome } from '../delivery/email-delivery';
import { channelOf, type ChannelName } from './channel-of';

type AttemptOutcome = DeliveryOutcome | 'postponed' | 'given-up';

const none = (): Record<AttemptOutcome, number> => ({ sent: 0, kept: 0, postponed: 0, 'given-up': 0 });

/** Counts the attempts of this instance to deliver e-mails and notices, by outcome. Alert on `given-up` of e-mails. */
@Injectable()
export class EmailAttempts implements ReportsMetrics {
  private readonly counts: Record<ChannelName, ReturnType<typeof none>> = { emails: none(), notices: none() };

  count(outcome: AttemptOutcome, kind: LoggedKind): void {
    this.counts[channelOf(kind)][outcome] += 1;
  }

  readMetrics(): Metric[] {
    const { emails } = this.counts;
    const { kept: _noMailbox, ...notices } = this.counts.notices;
    return [
      ...metricsOf('hearthstay_email_attempts_total', 'Attempts to deliver an e-mail, by outcome', emails),
      ...metricsOf('hearthstay_notice_attempts_total', 'Attempts to deliver a notice, by outcome', notices),
    ];
  }
}

const metricsOf = (name: string, help: string, counts: object): Metric[] =>
  Object.entries(counts).map(([outcome, value]) => ({
    ...{ name, help, type: 'counter', value: value as number },
    labels: { outcome },
  }));
