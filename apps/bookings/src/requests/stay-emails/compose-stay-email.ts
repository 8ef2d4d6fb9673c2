import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { composeStayEmail, mayHaveDoorCode, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { addDays } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { RequestRepository, StayEmailRepository } from '../../request-store';
import { newRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { SettingsRepository } from '../../settings';
import { sectionOf } from '../../settings/domain/stored-sections';
import { paymentWhenApproved } from '../domain/payment-account';
import { requestDetails } from '../../request-store/domain/request-details';
import { stayDaysOf } from './domain/stay-days';
import { sendingTime } from './domain/stay-email-time';
import { factsOfHouse } from './domain/facts-of-house';
import { mayGet } from './domain/unsent-emails';

/** In place of the door code, which only its guests read. */
const dots = '••••';

/** The guest of a stay that does not exist. */
const inventedGuest = 'Alex Winter';

/** An e-mail of a stay as the owner is writing it, for a preview or a test. */
@Controller()
export class ComposeStayEmail {
  constructor(
    private readonly requests: RequestRepository,
    private readonly stays: StayEmailRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(composeStayEmail)
  async run({
    kind,
    locale,
    subject,
    text,
    requestId,
    days,
  }: RequestOf<typeof composeStayEmail>): Promise<ResponseOf<typeof composeStayEmail>> {
    const settings = await this.settings.load();
    const today = this.clock.today();
    const found = requestId === undefined ? await this.stays.findNext(today) : await this.requests.get(requestId);
    const stay = found ?? this.inventedStay(locale);
    const payment = paymentWhenApproved(stay, stay.approvedOn ?? today, settings);
    const stored = sectionOf('stayEmails', settings)[kind];
    const time =
      found &&
      mayGet(found, stored) &&
      sendingTime(kind, { ...stored, days: days ?? stored.days }, stayDaysOf(stay, today));
    return {
      email: {
        ...requestDetails({ ...stay, email: stay.email ?? '' }, settings),
        locale,
        kind,
        subject,
        text,
        ...(mayHaveDoorCode(kind) && { doorCode: dots }),
        statusLink: { token: '…', expiresAt: this.clock.now().toISOString() },
        ...(payment && { payment }),
        ...factsOfHouse(settings, locale),
      },
      ...(time && { sentOn: time.day }),
    };
  }

  private inventedStay(locale: StoredRequest['locale']): StoredRequest {
    const startDate = addDays(this.clock.today(), 14);
    const fields = { name: inventedGuest, email: null, startDate, endDate: addDays(startDate, 4), message: '', locale };
    return { ...newRequest(fields, this.clock.now()), id: randomUUID() };
  }
}
