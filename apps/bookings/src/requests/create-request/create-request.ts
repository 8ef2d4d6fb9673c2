import { Controller, Inject } from '@nestjs/common';
import {
  bookingRequested,
  createRequest,
  DomainError,
  withAskedFields,
  type BookingRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { RateLimit, rateLimitToken } from '@hearthstay/access';
import { fieldLimits, heldRange, isTooFarAhead, rangeOf, type Day, type StayRange } from '@hearthstay/stay';
import { GuestLinks, PasswordGate, WhitelistRepository } from '../../guests';
import { EndedClaims, OccupiedDayRepository } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { bookingRequestLimit, houseEmailLimit, refusedRequestLimit } from '../../rate-limits';
import { stayUnitOf, type Settings } from '../../settings/domain/settings';
import { SettingsRepository } from '../../settings';
import { assertBookable } from '../domain/assert-bookable';
import { newRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { quotedStay } from '../domain/quoted-stay';
import { requestDetails } from '../../request-store/domain/request-details';
import {
  DuplicateIdempotencyKey,
  idempotencyRecord,
  type IdempotencyRecord,
} from '../../request-store/domain/idempotency-record';
import { RequestRepository } from '../../request-store';
import { IdempotentCreation } from './idempotent-creation';

type RequestFields = RequestOf<typeof createRequest>;

/** The claims on the requested days and around them. */
interface NearbyDays {
  firstTakenDay: Day | null;
  /** The days of stays around the requested ones. */
  stayDays: Day[];
}

/** The data for the checks of a request. */
interface CheckInput {
  settings: Settings;
  houseRefusal: DomainError | null;
  nearby: NearbyDays;
  isWhitelisted: boolean;
}

/** Whether a range is within the limits of every house; otherwise it is refused without reading the days around it. */
const canBeAllowed = ({ start, end }: StayRange, today: Day): boolean =>
  start >= today && !isTooFarAhead(end, today, fieldLimits.maxAdvanceBookingDaysMax);

/**
 * A guest requests days. A pending request holds none: several guests may request the same ones, and the owner decides.
 */
@Controller()
export class CreateRequest {
  constructor(
    private readonly gate: PasswordGate,
    private readonly creation: IdempotentCreation,
    private readonly settings: SettingsRepository,
    private readonly whitelist: WhitelistRepository,
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly ended: EndedClaims,
    @Inject(rateLimitToken(bookingRequestLimit)) private readonly limit: RateLimit,
    @Inject(rateLimitToken(refusedRequestLimit)) private readonly refusedLimit: RateLimit,
    @Inject(rateLimitToken(houseEmailLimit)) private readonly houseLimit: RateLimit,
    private readonly guestLinks: GuestLinks,
    private readonly requests: RequestRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Checks, in this order, the password gate, the fields that the house requires, the range rules, guests and price,
   * the limit and the whitelist. Refusals by the rules and the price are not counted; refusals by the whitelist are,
   * because they reveal something about an address. The common limit of e-mails counts only sent ones.
   *
   * All data for the checks are read concurrently, which leaves four sequential round trips to the database: the reads,
   * the counters, the links, the request.
   *
   * @throws DomainError `PASSWORD_REQUIRED`, `VALIDATION_FAILED`, the first range rule that the days break,
   *   `TOO_MANY_GUESTS`, `QUOTE_CHANGED`, `RATE_LIMITED`, `NOT_WHITELISTED`, or `IDEMPOTENCY_KEY_REUSED`
   */
  @Handles(createRequest)
  async run({ idempotencyKey, ...fields }: RequestFields): Promise<BookingRequest> {
    const record = idempotencyRecord(idempotencyKey ?? currentCommandId(), fields);
    const settings = this.settings.load();
    const earlier = this.creation.storedResponse(record);
    const input = this.readCheckInput(fields, settings);
    // The gate is checked first, so a failure of these reads must not be an unhandled rejection meanwhile.
    for (const read of [earlier, input]) read.catch(() => undefined);
    await this.gate.admit(fields, settings);
    return this.creation.run(record, { earlier, create: async () => this.create(fields, record, await input) });
  }

  private async readCheckInput(fields: RequestFields, loading: Promise<Settings>): Promise<CheckInput> {
    const [settings, houseRefusal, nearby, isWhitelisted] = await Promise.all([
      loading,
      this.houseLimit.refusalOf({}),
      this.readNearby(rangeOf(fields)),
      this.whitelist.has(fields.email),
    ]);
    return { settings, houseRefusal, nearby, isWhitelisted };
  }

  private async readNearby(range: StayRange): Promise<NearbyDays> {
    const [firstTakenDay, stayDays] = await Promise.all([
      this.occupiedDays.firstWithin(range),
      canBeAllowed(range, this.clock.today()) ? this.occupiedDays.stayDaysAround(range, fieldLimits.gapDaysMax) : [],
    ]);
    return { firstTakenDay, stayDays };
  }

  private async create(sent: RequestFields, record: IdempotencyRecord, input: CheckInput): Promise<StoredRequest> {
    const fields = withAskedFields(sent, input.settings.requestForm);
    await this.checkDays(fields, input);
    const quoted = quotedStay(fields, input.settings);
    await this.checkSender(fields, input);
    await this.limit.count(fields);
    const request = newRequest(fields, this.clock.now(), quoted);
    const [links] = await Promise.all([this.guestLinks.issueFor(request), this.limit.noteReached(fields)]);
    const details = requestDetails(request, input.settings);
    try {
      await this.requests.add(request, recordEvent(bookingRequested, { ...details, ...links }), record);
    } catch (error) {
      if (error instanceof DuplicateIdempotencyKey) await withoutDeadline(() => this.limit.giveBack(fields));
      throw error;
    }
    return request;
  }

  private async checkDays(fields: RequestFields, { settings, nearby }: CheckInput): Promise<void> {
    const [range, unit] = [rangeOf(fields), stayUnitOf(settings)];
    let read: NearbyDays | null = nearby;
    await this.ended.repeatCheck(range, async () => {
      const { firstTakenDay, stayDays } = read ?? (await this.readNearby(range));
      read = null;
      const isAnyDayTaken = firstTakenDay !== null && firstTakenDay <= heldRange(range, unit).end;
      assertBookable(range, { ...settings, unit, today: this.clock.today() }, { isAnyDayTaken, stayDays });
    });
  }

  private async checkSender(
    fields: RequestFields,
    { settings, houseRefusal, isWhitelisted }: CheckInput,
  ): Promise<void> {
    if (houseRefusal) throw houseRefusal;
    if (settings.whitelistEnabled && !isWhitelisted) {
      await this.refusedLimit.use(fields);
      throw new DomainError('NOT_WHITELISTED');
    }
  }
}
