import { Injectable } from '@nestjs/common';
import { stayEmailDue, writtenLanguage, type StayEmailKind } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { Scheduler } from '@hearthstay/scheduler';
import { addDays, hasPlaceholder, startOfDay } from '@hearthstay/stay';
import { GuestLinks } from '../../guests';
import { PropertyClock } from '../../property-clock';
import { StayEmailRepository, type PlannedStay } from '../../request-store';
import type { ReachableRequest } from '../../request-store/domain/booking-request';
import { SettingsRepository } from '../../settings';
import type { Settings } from '../../settings/domain/settings';
import { sectionOf } from '../../settings/domain/stored-sections';
import { paymentWhenApproved } from '../domain/payment-account';
import { requestDetails } from '../../request-store/domain/request-details';
import { enabledKinds, isDue, periodToSearch, sentMark, type SendingTime } from './domain/stay-email-time';
import { unsentEmails } from './domain/unsent-emails';
import { factsOfHouse } from './domain/facts-of-house';

/** The interval at which each instance searches, in milliseconds. */
const searchEvery = 60_000;

/**
 * Sends the e-mails of stays that the owner has written. Every instance searches, and what is due follows from the stay
 * as it is, so a moved or cancelled one needs nothing else. The atomic update that notes an e-mail contains its event,
 * so only one instance succeeds.
 */
@Injectable()
export class StayEmails {
  constructor(
    private readonly stays: StayEmailRepository,
    private readonly settings: SettingsRepository,
    private readonly guestLinks: GuestLinks,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'send e-mails of stays', every: searchEvery, run: () => this.run() });
  }

  async run(): Promise<void> {
    const settings = await this.settings.load();
    const emails = sectionOf('stayEmails', settings);
    const kinds = enabledKinds(emails);
    if (kinds.length === 0) return;
    const now = { today: this.clock.today(), hour: this.clock.hour() };
    const dueFor = (stay: PlannedStay) => unsentEmails(stay, emails, now.today).filter(({ time }) => isDue(time, now));
    const longestDueDays = kinds.includes('balance') ? await this.stays.longestDueDays() : 0;
    for (const planned of await this.stays.list(periodToSearch(emails, now.today, longestDueDays))) {
      if (dueFor(planned).length === 0) continue;
      const stay = await this.stays.find(planned.id);
      if (!stay) continue;
      for (const { kind, time } of dueFor(stay)) await this.send(kind, stay, time, settings);
    }
  }

  private async send(
    kind: StayEmailKind,
    stay: ReachableRequest,
    { lastDay }: SendingTime,
    settings: Settings,
  ): Promise<void> {
    const emails = sectionOf('stayEmails', settings);
    const email = emails[kind];
    const locale = writtenLanguage(email, stay.locale);
    if (!locale) return;
    const payment = paymentWhenApproved(stay, stay.approvedOn ?? this.clock.today(), settings);
    const text = email.text[locale];
    const event = recordEvent(stayEmailDue, {
      ...requestDetails(stay, settings),
      locale,
      kind,
      subject: email.subject[locale],
      text,
      ...(kind === 'arrival' && hasPlaceholder(text, 'doorCode') && { doorCode: emails.arrival.doorCode }),
      statusLink: await this.guestLinks.issueStatusLink(stay.email),
      ...(payment && { payment }),
      ...factsOfHouse(settings, locale),
      ...(stay.addressRevision !== undefined && { addressRevision: stay.addressRevision }),
      ...(stay.restPaidCount !== undefined && { restPaidCount: stay.restPaidCount }),
      usefulUntil: startOfDay(this.clock.timezone, addDays(lastDay, 1)).toISOString(),
    });
    await this.stays.noteSent(stay, sentMark(kind, stay), event);
  }
}
