import { Inject, Injectable } from '@nestjs/common';
import {
  bookingRequested,
  DomainError,
  type BookingRequest,
  type createRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { bookingRequestRule, RateLimit, rateLimitToken } from '@hearthstay/rate-limit';
import { rangeOf } from '@hearthstay/stay';
import { GuestLinks } from '../../guest-links/guest-links';
import { OccupiedDayRepository } from '../../occupied-days/persistence/occupied-day.repository';
import { PasswordGate } from '../../password-gate/password-gate';
import { PropertyClock } from '../../property-clock';
import type { Settings } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { WhitelistRepository } from '../../whitelist/persistence/whitelist.repository';
import { assertBookable } from '../domain/assert-bookable';
import { newRequest, type StoredRequest } from '../domain/booking-request';
import { requestDetails } from '../domain/request-details';
import { AlreadySent, sentOnce, type SentOnce } from '../domain/sent-once';
import { RequestRepository } from '../persistence/request.repository';
import { OncePerKey } from './once-per-key';

type Sent = RequestOf<typeof createRequest>;

/** A guest asks for days. A pending request holds none: several guests may ask for the same ones, and the owner decides. */
@Injectable()
export class CreateRequest {
  constructor(
    private readonly gate: PasswordGate,
    private readonly oncePerKey: OncePerKey,
    private readonly settings: SettingsRepository,
    private readonly whitelist: WhitelistRepository,
    private readonly occupiedDays: OccupiedDayRepository,
    @Inject(rateLimitToken(bookingRequestRule)) private readonly limit: RateLimit,
    private readonly guestLinks: GuestLinks,
    private readonly requests: RequestRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Checks, in this order, the password gate, the whitelist, the range rules and the limit. The limit comes last, so it counts only what
   * would send an e-mail: who errs about the days does not lock themselves out.
   *
   * @throws DomainError `PASSWORD_REQUIRED`, `NOT_WHITELISTED`, the first range rule that the days break, `RATE_LIMITED`, or
   *   `IDEMPOTENCY_KEY_REUSED`
   */
  async run({ idempotencyKey, ...fields }: Sent): Promise<BookingRequest> {
    await this.gate.admit(fields);
    if (idempotencyKey === undefined) return this.create(fields);
    const sent = sentOnce(idempotencyKey, fields);
    return this.oncePerKey.run(sent, () => this.create(fields, sent));
  }

  private async create(fields: Sent, sent?: SentOnce): Promise<StoredRequest> {
    const { propertyName } = await this.assertAcceptable(fields);
    await this.limit.use(fields);
    const request = newRequest(fields, this.clock.now());
    const links = await this.guestLinks.issueFor(request);
    const event = recordEvent(bookingRequested, { ...requestDetails(request, propertyName), ...links });
    try {
      await this.requests.add(request, event, sent);
    } catch (error) {
      if (error instanceof AlreadySent) await this.limit.giveBack(fields);
      throw error;
    }
    return request;
  }

  private async assertAcceptable(fields: Sent): Promise<Settings> {
    const range = rangeOf(fields);
    const [settings, occupied] = await Promise.all([this.settings.load(), this.occupiedDays.listWithin(range)]);
    if (settings.whitelistEnabled && !(await this.whitelist.has(fields.email)))
      throw new DomainError('NOT_WHITELISTED');
    const held = new Set(occupied.map(({ day }) => day));
    assertBookable(range, { ...settings, today: this.clock.today(), isOccupied: (day) => held.has(day) });
    return settings;
  }
}
