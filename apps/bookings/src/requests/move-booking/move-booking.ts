import { Controller } from '@nestjs/common';
import {
  bookingMoved,
  bookingMovedSilently,
  DomainError,
  moveBooking,
  type DecidedRequest,
  type EventMessage,
  type FieldError,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { isPast, isTaken, rangeOf } from '@hearthstay/stay';
import { assertPlannable } from '../../assert-days-within';
import { StayMoves } from '../../availability';
import { RefreshBeforeApproval } from '../../calendars';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import { isReachable, type ReachableRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { endedProposal } from '../../request-store/domain/proposal';
import { ending } from '../../request-store/domain/questions';
import { SettingsRepository } from '../../settings';
import type { Settings } from '../../settings/domain/settings';
import { assertAsShown } from '../domain/assert-as-shown';
import { pastDays } from '../domain/past-days';
import { movedQuote } from '../domain/quoted-stay';
import { decidedRequest } from '../domain/undoable-decision';
import { StandingBooking } from '../standing-booking';

type Move = RequestOf<typeof moveBooking>;

/** An admin gives a booking other days, and another price if that is agreed. */
@Controller()
export class MoveBooking {
  constructor(
    private readonly requests: RequestRepository,
    private readonly moves: StayMoves,
    private readonly calendars: RefreshBeforeApproval,
    private readonly standingBooking: StandingBooking,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `INVALID_TRANSITION` if the request holds no days, `REQUEST_IN_PAST`,
   *   `SAME_STAY` if nothing would change, `VALIDATION_FAILED` for days in the past or far off and for an e-mail
   *   without an address, `REQUEST_WITHOUT_PRICE` for a total, `MOVE_CONFLICT` when a day is taken, or
   *   `BOOKING_CHANGED_MEANWHILE`
   */
  @Handles(moveBooking)
  async run(move: Move): Promise<DecidedRequest> {
    const request = await this.requests.get(move.id);
    const carriedOut = carriedOutBy(currentCommandId(), request);
    if (carriedOut) return decidedRequest(await this.moves.finish(carriedOut), this.clock.now());
    this.assertMovable(request, move);
    const unreadCalendars = await this.calendars.runAll();
    // Reading calendars takes seconds, in which the booking may have changed, also by this very command.
    const now = await this.requests.get(move.id);
    const moved = carriedOutBy(currentCommandId(), now) ?? (await this.move(now, move));
    return decidedRequest(await this.moves.finish(moved), this.clock.now(), unreadCalendars);
  }

  private async move(request: StoredRequest, move: Move): Promise<StoredRequest> {
    this.assertMovable(request, move);
    const settings = await this.settings.load();
    const quote = movedQuote(request, move, settings);
    const booking = await this.moves.finish(request);
    const claim = await this.moves.begin(booking, rangeOf(move));
    if (!claim) throw new DomainError('MOVE_CONFLICT');
    const { startDate, endDate } = move;
    const revision = (booking.revision ?? 0) + 1;
    const after = { ...booking, startDate, endDate, revision, ...(quote && { quote }) };
    const event = isReachable(after) ? await this.eventFor(after, booking, move, settings) : null;
    const moved = await this.requests.move(booking, claim, { quote, at: this.clock.now(), event });
    if (moved) return moved;
    await this.moves.abandon(booking, claim);
    throw new DomainError('BOOKING_CHANGED_MEANWHILE');
  }

  private assertMovable(request: StoredRequest, { startDate, endDate, total, notify, shown }: Move): void {
    const today = this.clock.today();
    if (isPast(request, today)) throw new DomainError('REQUEST_IN_PAST');
    if (!isTaken(request.status)) throw new DomainError('INVALID_TRANSITION');
    assertAsShown(request, shown);
    const isSameStay = startDate === request.startDate && endDate === request.endDate;
    if (isSameStay && (total ?? request.quote?.total) === request.quote?.total) throw new DomainError('SAME_STAY');
    const fields: FieldError[] = [];
    if (notify && !isReachable(request)) fields.push({ field: 'notify', code: 'EMAIL_REQUIRED' });
    fields.push(...pastDays({ startDate, endDate }, today, request));
    if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
    assertPlannable({ end_date: endDate }, today);
  }

  private async eventFor(
    moved: ReachableRequest & { revision: number },
    before: StoredRequest,
    { note, notify }: Move,
    settings: Settings,
  ): Promise<EventMessage> {
    if (!notify) {
      const { id: requestId, revision, addressRevision, restPaidCount, ...now } = moved;
      return recordEvent(bookingMovedSilently, {
        ...{ requestId, revision, startDate: now.startDate, endDate: now.endDate },
        ...(addressRevision !== undefined && { addressRevision }),
        ...(restPaidCount !== undefined && { restPaidCount }),
        ...ending(before, 'proposal'),
      });
    }
    return recordEvent(bookingMoved, {
      ...(await this.standingBooking.detailsOf(moved, settings)),
      ...{ ...endedProposal(before), before: { startDate: before.startDate, endDate: before.endDate } },
      ...(note !== undefined && { note }),
    });
  }
}
