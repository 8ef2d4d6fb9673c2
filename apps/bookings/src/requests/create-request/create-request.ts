import { Controller, Inject } from '@nestjs/common';
import {
  bookingRequested,
  createRequest,
  DomainError,
  type BookingRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { RateLimit, rateLimitToken } from '@hearthstay/rate-limit';
import { rangeOf } from '@hearthstay/stay';
import { GuestLinks } from '../../guests/guest-links/guest-links';
import { OccupiedDayRepository } from '../../availability';
import { PasswordGate } from '../../guests/password-gate/password-gate';
import { PropertyClock } from '../../property-clock';
import { bookingRequestLimit, houseEmailLimit } from '../../rate-limits/rate-limits';
import type { Settings } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { WhitelistRepository } from '../../guests/whitelist/persistence/whitelist.repository';
import { assertBookable, assertWithinLimits } from '../domain/assert-bookable';
import { newRequest, type StoredRequest } from '../domain/booking-request';
import { requestDetails } from '../domain/request-details';
import { AlreadySent, sentOnce, type SentOnce } from '../domain/sent-once';
import { RequestRepository } from '../persistence/request.repository';
import { OncePerKey } from './once-per-key';

type Sent = RequestOf<typeof createRequest>;

/**
 * A guest asks for days. A pending request holds none: several guests may ask for the same ones, and the owner decides.
 */
@Controller()
export class CreateRequest {
  constructor(
    private readonly gate: PasswordGate,
    private readonly oncePerKey: OncePerKey,
    private readonly settings: SettingsRepository,
    private readonly whitelist: WhitelistRepository,
    private readonly occupiedDays: OccupiedDayRepository,
    @Inject(rateLimitToken(bookingRequestLimit)) private readonly limit: RateLimit,
    @Inject(rateLimitToken(houseEmailLimit)) private readonly houseLimit: RateLimit,
    private readonly guestLinks: GuestLinks,
    private readonly requests: RequestRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Checks, in this order, the password gate, the range rules, the limit and the whitelist. Who errs about the days is
   * not counted. Who is not on the whitelist is: the refusal tells something about an address. The e-mails
   * of the house are counted last, when one is sent.
   *
   * @throws DomainError `PASSWORD_REQUIRED`, the first range rule that the days break, `RATE_LIMITED`,
   *   `NOT_WHITELISTED`, or
   *   `IDEMPOTENCY_KEY_REUSED`
   */
  @Handles(createRequest)
  async run({ idempotencyKey, ...fields }: Sent): Promise<BookingRequest> {
    const sent = sentOnce(idempotencyKey ?? currentCommandId(), fields);
    const earlier = this.oncePerKey.answerOf(sent);
    // Refused first, if anything refuses; it takes no longer to have asked already.
    earlier.catch(() => undefined);
    await this.gate.admit(fields);
    return this.oncePerKey.run(sent, { earlier, create: () => this.create(fields, sent) });
  }

  private async create(fields: Sent, sent: SentOnce): Promise<StoredRequest> {
    const settings = await this.settings.load();
    await this.assertDaysBookable(fields, settings);
    await this.houseLimit.assertNotUsedUp({});
    await this.limit.use(fields);
    await this.assertWhitelisted(fields, settings);
    await this.houseLimit.use({});
    const request = newRequest(fields, this.clock.now());
    const links = await this.guestLinks.issueFor(request);
    const event = recordEvent(bookingRequested, { ...requestDetails(request, settings.propertyName), ...links });
    try {
      await this.requests.add(request, event, sent);
    } catch (error) {
      if (error instanceof AlreadySent) await withoutDeadline(() => this.giveBack(fields));
      throw error;
    }
    return request;
  }

  private async giveBack(fields: Sent): Promise<void> {
    await this.limit.giveBack(fields);
    await this.houseLimit.giveBack({});
  }

  /** The limits come before the days are read, or a range of all days would read all that are taken. */
  private async assertDaysBookable(fields: Sent, settings: Settings): Promise<void> {
    const range = rangeOf(fields);
    const limits = { ...settings, today: this.clock.today() };
    assertWithinLimits(range, limits);
    const held = new Set((await this.occupiedDays.listWithin(range)).map(({ day }) => day));
    assertBookable(range, { ...limits, isOccupied: (day) => held.has(day) });
  }

  private async assertWhitelisted({ email }: Sent, { whitelistEnabled }: Settings): Promise<void> {
    if (whitelistEnabled && !(await this.whitelist.has(email))) throw new DomainError('NOT_WHITELISTED');
  }
}
