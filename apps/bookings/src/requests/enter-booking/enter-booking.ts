import { Controller } from '@nestjs/common';
import {
  bookingEntered,
  DomainError,
  enterBooking,
  type EnteredRequest,
  type ErrorCode,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { isPast } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { RequestClaims } from '../../availability';
import { RefreshBeforeApproval } from '../../calendars';
import { PropertyClock } from '../../property-clock';
import { EnteredBookingRepository } from '../../request-store';
import { isReachable, newRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { idempotencyRecord } from '../../request-store/domain/idempotency-record';
import { SettingsRepository } from '../../settings';
import type { ClaimUnit } from '../../settings/domain/claim-unit';
import type { Settings } from '../../settings/domain/settings';
import { accountedRequest } from '../domain/payment-account';
import { agreedStay } from '../domain/quoted-stay';
import { StandingBooking } from '../standing-booking';

type Entered = RequestOf<typeof enterBooking>;

interface Entry {
  fields: Entered;
  settings: Settings;
  claimUnit: ClaimUnit;
}

/**
 * The owner enters a booking that came by phone or by another way. Stay rules do not bind the owner, taken days do. The
 * whole command may be repeated after an interruption.
 */
@Controller()
export class EnterBooking {
  constructor(
    private readonly entries: EnteredBookingRepository,
    private readonly calendars: RefreshBeforeApproval,
    private readonly claims: RequestClaims,
    private readonly standingBooking: StandingBooking,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_IN_PAST` if the stay is over, `VALIDATION_FAILED` for a day too far off,
   *   `REQUEST_WITHOUT_PRICE` for a total where there are no prices, `ENTRY_CONFLICT` when a day is taken, or
   *   `SERVICE_TIMEOUT` when this took so long that the entry was removed meanwhile.
   */
  @Handles(enterBooking)
  async run(fields: Entered): Promise<EnteredRequest> {
    const today = this.clock.today();
    if (isPast(fields, today)) throw new DomainError('REQUEST_IN_PAST');
    assertPlannable({ end_date: fields.endDate }, today);
    const unreadCalendars = await this.calendars.runAll();
    const { settings, claimUnit } = await this.settings.loadWithClaimUnit();
    const booking = await this.begin(fields, settings);
    const entered =
      carriedOutBy(currentCommandId(), booking) ?? (await this.finish(booking, { fields, settings, claimUnit }));
    return { ...accountedRequest(entered, today), ...(unreadCalendars.length > 0 && { unreadCalendars }) };
  }

  private begin(fields: Entered, settings: Settings): Promise<StoredRequest> {
    const { note, origin, email = null, notify, stayEmails = notify } = fields;
    const booking: StoredRequest = {
      ...newRequest({ ...fields, email, message: undefined }, this.clock.now(), agreedStay(fields, settings)),
      source: 'owner',
      ...(note !== undefined && { privateNote: note }),
      ...(origin !== undefined && { origin }),
      ...(!stayEmails && { stayEmails }),
    };
    return this.entries.begin(booking, idempotencyRecord(currentCommandId(), fields));
  }

  private async finish(booking: StoredRequest, { fields, settings, claimUnit }: Entry): Promise<StoredRequest> {
    const claim = await this.claims.claim(booking, claimUnit);
    if (!claim) return this.finishedByAnother(booking, 'ENTRY_CONFLICT');
    const [at, approvedOn] = [this.clock.now(), this.clock.today()];
    const entered = { ...booking, status: fields.status };
    const event =
      fields.notify && isReachable(entered)
        ? recordEvent(bookingEntered, await this.standingBooking.detailsOf(entered, settings))
        : null;
    const change = { status: fields.status, claimId: claim.id, approvedOn, at, event };
    const finished = await this.entries.finish(booking.id, change);
    if (finished) return finished;
    await this.claims.releaseUnlessApproved(claim);
    if (await this.claims.isByCurrentUnit(claim)) return this.finishedByAnother(booking, 'SERVICE_TIMEOUT');
    return this.finish(booking, { fields, ...(await this.settings.loadWithClaimUnit()) });
  }

  /** The booking as a concurrent attempt at the same command has finished it. @throws DomainError if none has */
  private async finishedByAnother({ id }: StoredRequest, refusal: ErrorCode): Promise<StoredRequest> {
    const finished = await this.entries.findFinished(id);
    if (finished) return finished;
    await withoutDeadline(() => this.entries.abandon(id));
    throw new DomainError(refusal);
  }
}
