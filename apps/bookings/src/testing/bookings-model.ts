import {
  compareDays,
  daysOfRange,
  isRefused,
  isTaken,
  nextStatus,
  rangeOf,
  type Day,
  type RequestEvent,
  type RequestStatus,
} from '@hearthstay/stay';
import type { Command } from './commands';

interface ModelRequest {
  startDate: Day;
  endDate: Day;
  status: RequestStatus;
  /** Whether the guest wishes to cancel. */
  isCancellationWished: boolean;
  /** Whether an offer that holds its days is open. */
  offer: { startDate: Day; endDate: Day } | null;
  /** What it was before the latest change, if that is a decision that can be undone. */
  undoesTo: Omit<ModelRequest, 'undoesTo'> | null;
}

interface Holder {
  by: 'booking' | 'block';
  /** The request, for a booking. */
  request?: ModelRequest;
  /** Whether an open offer holds the day. */
  isOffer?: true;
  /** Whether the day is occupied only because of a crash. */
  isOrphaned: boolean;
  /** Whether its request has given it up, so that whoever needs the day releases it. */
  isEnded?: true;
}

type Outcome =
  | 'done'
  | 'DATES_UNAVAILABLE'
  | 'APPROVAL_CONFLICT'
  | 'ENTRY_CONFLICT'
  | 'INVALID_TRANSITION'
  | 'CANCELLATION_WISHED_ALREADY'
  | 'NO_CANCELLATION_WISH'
  | 'MOVE_CONFLICT'
  | 'OFFER_CONFLICT'
  | 'PROPOSAL_ENDED'
  | 'SAME_STAY'
  | 'UNDO_TOO_LATE'
  | 'UNDO_CONFLICT'
  | 'DAYS_BOOKED'
  | 'ENTRY_NOT_FOUND';

/** A model of the product without a database, for property tests: the effect of each command, one after the other. */
export class BookingsModel {
  readonly requests: ModelRequest[] = [];
  readonly held = new Map<Day, Holder>();
  /** The days that each feed claims, beside other holders. */
  readonly feeds = new Map<string, Day[]>();

  /** All claimed days, ascending. */
  occupiedDays(): Day[] {
    return [...new Set([...this.held.keys(), ...[...this.feeds.values()].flat()])].sort(compareDays);
  }

  apply(command: Command): Outcome {
    switch (command.do) {
      case 'ask':
        return this.ask(command);
      case 'admin-enters':
        return this.enter(command, { crashes: false });
      case 'entry-crashes-after-its-claim':
        return this.enter(command, { crashes: true });
      case 'admin-moves':
        return this.move(command);
      case 'admin-holds':
        return this.offer(command);
      case 'guest-accepts-offer':
      case 'guest-declines-offer':
        return this.respondToOffer(command);
      case 'orphaned-claims-are-released':
        for (const [day, { isOrphaned }] of this.held) if (isOrphaned) this.held.delete(day);
        // They are old enough to be released, so every decision is too old to be undone.
        for (const request of this.requests) request.undoesTo = null;
        return 'done';
      case 'approval-crashes-after-its-claim':
        return this.transit(command.request, 'admin-approves', { crashes: true });
      case 'cancellation-crashes-before-its-release':
        return this.transit(command.request, 'admin-cancels', { crashes: true });
      case 'admin-grants-cancellation':
      case 'admin-refuses-cancellation':
        return this.respondToWish(command);
      case 'admin-blocks':
        return this.block(command.days, { crashes: false });
      case 'blocking-crashes-before-it-is-final':
        return this.block(command.days, { crashes: true });
      case 'admin-unblocks':
        return this.unblock(command.day);
      case 'feed-claims':
        this.feeds.set(command.feed, command.days);
        return 'done';
      default:
        return this.transit(command.request, command.do, { crashes: false });
    }
  }

  private ask({ startDate, endDate }: { startDate: Day; endDate: Day }): Outcome {
    const days = daysOfRange({ start: startDate, end: endDate });
    // The days around those that were asked for are checked as well, and there are no other days.
    if (days.some((day) => this.isOccupied(day))) this.releaseEnded([...this.held.keys()]);
    if (days.some((day) => this.isOccupied(day))) return 'DATES_UNAVAILABLE';
    this.requests.push({
      ...{ startDate, endDate, status: 'pending', isCancellationWished: false, offer: null, undoesTo: null },
    });
    return 'done';
  }

  private enter(stay: { startDate: Day; endDate: Day }, { crashes }: { crashes: boolean }): Outcome {
    const days = daysOfRange(rangeOf(stay));
    if (!crashes) this.releaseEnded(days);
    if (days.some((day) => this.isOccupied(day))) return 'ENTRY_CONFLICT';
    const { startDate, endDate } = stay;
    const request: ModelRequest = {
      ...{ startDate, endDate, status: 'approved', isCancellationWished: false, offer: null, undoesTo: null },
    };
    this.hold(request, { isOrphaned: crashes });
    if (!crashes) this.requests.push(request);
    return 'done';
  }

  private isOccupied(day: Day): boolean {
    return this.occupiedDays().includes(day);
  }

  private block(days: Day[], { crashes }: { crashes: boolean }): Outcome {
    if (!crashes) this.releaseEnded(days);
    const isBooked = (day: Day) => this.held.get(day)?.by === 'booking';
    if (!crashes && days.some(isBooked)) return 'DAYS_BOOKED';
    for (const day of [...days].sort(compareDays)) {
      if (isBooked(day)) return 'DAYS_BOOKED';
      // A day of a final block stays occupied, independently of this block.
      this.held.set(day, { by: 'block', isOrphaned: crashes && (this.held.get(day)?.isOrphaned ?? true) });
    }
    return 'done';
  }

  private unblock(day: Day): Outcome {
    if (this.held.get(day)?.by !== 'block') return 'ENTRY_NOT_FOUND';
    this.held.delete(day);
    return 'done';
  }

  private transit(number: number, event: RequestEvent, { crashes }: { crashes: boolean }): Outcome {
    const request = this.requests[number % this.requests.length];
    // A move can be undone in every status in which there are moves.
    if (event === 'admin-undoes' && request?.undoesTo) return this.undo(request);
    const status = request && nextStatus(request.status, event);
    if (!request || !status) return 'INVALID_TRANSITION';
    if (event === 'admin-undoes') return this.undo(request);
    if (event === 'guest-wishes-cancellation') return this.wishCancellation(request);
    const days = daysOfRange(rangeOf(request));
    const before = { ...request };
    if (event === 'admin-approves') {
      if (!crashes) this.releaseEnded(days);
      // Only a whole approval takes the days of its own offer over.
      const isOffered = (day: Day) => !crashes && this.isOfferedTo(request, day);
      if (days.some((day) => this.isOccupied(day) && !isOffered(day))) return 'APPROVAL_CONFLICT';
      if (!crashes) this.endOffer(request);
      this.hold(request, { isOrphaned: crashes });
      if (crashes) return 'done';
    }
    if (event === 'admin-cancels' || event === 'admin-cancels-even-confirmed') {
      if (crashes) this.giveUp(request);
      else this.release(request);
    }
    if (isRefused(status)) this.endOffer(request);
    if (event === 'guest-withdraws') request.undoesTo = null;
    else if (event !== 'guest-confirms') request.undoesTo = before;
    else if (request.status !== status) request.undoesTo = null;
    request.status = status;
    if (status === 'cancelled') request.isCancellationWished = false;
    return 'done';
  }

  private wishCancellation(request: ModelRequest): Outcome {
    if (request.isCancellationWished) return 'CANCELLATION_WISHED_ALREADY';
    request.isCancellationWished = true;
    request.undoesTo = null;
    return 'done';
  }

  private respondToWish({ do: response, request: number }: Extract<Command, { request: number }>): Outcome {
    const request = this.requests[number % this.requests.length];
    if (!request?.isCancellationWished) return 'NO_CANCELLATION_WISH';
    if (response === 'admin-grants-cancellation') {
      return this.transit(number, 'admin-cancels-even-confirmed', { crashes: false });
    }
    request.isCancellationWished = false;
    request.undoesTo = null;
    return 'done';
  }

  private undo(request: ModelRequest): Outcome {
    const { undoesTo } = request;
    if (undoesTo === null) return 'UNDO_TOO_LATE';
    // A declined request has no claim: one of an approval that has crashed before is orphaned, and stays so.
    if (!isTaken(undoesTo.status)) {
      if (request.status !== 'declined') this.release(request);
    } else {
      if (request.status === 'cancelled') this.release(request);
      if (this.isHeldByAnother(request, undoesTo)) return 'UNDO_CONFLICT';
      this.release(request);
      this.hold(Object.assign(request, undoesTo), { isOrphaned: false });
    }
    Object.assign(request, undoesTo, { offer: null, undoesTo: null });
    if (undoesTo.offer && !this.isHeldByAnother(request, undoesTo.offer)) this.openOffer(request, undoesTo.offer);
    return 'done';
  }

  private move({ request: number, startDate, endDate }: Extract<Command, { do: 'admin-moves' }>): Outcome {
    const request = this.requests[number % this.requests.length];
    if (!request || !isTaken(request.status)) return 'INVALID_TRANSITION';
    if (startDate === request.startDate && endDate === request.endDate) return 'SAME_STAY';
    if (this.isHeldByAnother(request, { startDate, endDate })) return 'MOVE_CONFLICT';
    request.undoesTo = { ...request };
    this.endOffer(request);
    this.release(request);
    this.hold(Object.assign(request, { startDate, endDate }), { isOrphaned: false });
    return 'done';
  }

  /** Feeds do not hinder a booking on days that it has already. */
  private isHeldByAnother(request: ModelRequest, stay: { startDate: Day; endDate: Day }): boolean {
    this.releaseEnded(daysOfRange(rangeOf(stay)));
    const isOwn = (day: Day) => this.held.get(day)?.request === request && !this.held.get(day)?.isOrphaned;
    return daysOfRange(rangeOf(stay)).some((day) => this.isOccupied(day) && !isOwn(day));
  }

  private offer({ request: number, startDate, endDate }: Extract<Command, { do: 'admin-holds' }>): Outcome {
    const request = this.requests[number % this.requests.length];
    if (!request || nextStatus(request.status, 'admin-offers') === null) return 'INVALID_TRANSITION';
    const isSameStay = startDate === request.startDate && endDate === request.endDate;
    if (isTaken(request.status) && isSameStay) return 'SAME_STAY';
    if (this.isHeldByAnother(request, { startDate, endDate })) return 'OFFER_CONFLICT';
    this.endOffer(request);
    this.openOffer(request, { startDate, endDate });
    request.undoesTo = null;
    return 'done';
  }

  private openOffer(request: ModelRequest, offer: { startDate: Day; endDate: Day }): void {
    for (const day of daysOfRange(rangeOf(offer))) {
      if (!this.held.has(day)) this.held.set(day, { by: 'booking', request, isOffer: true, isOrphaned: false });
    }
    request.offer = offer;
  }

  private respondToOffer({ do: response, request: number }: Extract<Command, { request: number }>): Outcome {
    const request = this.requests[number % this.requests.length];
    if (!request?.offer) return 'PROPOSAL_ENDED';
    const { offer } = request;
    this.endOffer(request);
    request.undoesTo = null;
    if (response === 'guest-declines-offer') return 'done';
    for (const [day, holder] of this.held) {
      if (holder.request === request && !holder.isOrphaned) this.held.delete(day);
    }
    this.hold(Object.assign(request, offer, { status: 'confirmed', isCancellationWished: false }), {
      isOrphaned: false,
    });
    return 'done';
  }

  private isOfferedTo(request: ModelRequest, day: Day): boolean {
    const holder = this.held.get(day);
    return holder?.request === request && holder.isOffer === true;
  }

  private endOffer(request: ModelRequest): void {
    for (const day of this.held.keys()) if (this.isOfferedTo(request, day)) this.held.delete(day);
    request.offer = null;
  }

  private hold(request: ModelRequest, { isOrphaned }: { isOrphaned: boolean }): void {
    for (const day of daysOfRange(rangeOf(request))) this.held.set(day, { by: 'booking', request, isOrphaned });
  }

  /** All days of the request and of its offer stay occupied, as after a crash. */
  private giveUp(request: ModelRequest): void {
    for (const [day, holder] of this.held) {
      if (holder.request !== request || holder.isOrphaned) continue;
      const ofBooking = holder.isOffer ? {} : { request };
      this.held.set(day, { by: 'booking', ...ofBooking, isOrphaned: true, isEnded: true });
    }
  }

  private releaseEnded(days: readonly Day[]): void {
    for (const day of days) if (this.held.get(day)?.isEnded) this.held.delete(day);
  }

  /** The days of an approval that has crashed stay occupied. */
  private release(request: ModelRequest): void {
    for (const [day, holder] of this.held) {
      if (holder.request === request && (!holder.isOrphaned || holder.isEnded)) this.held.delete(day);
    }
  }
}
