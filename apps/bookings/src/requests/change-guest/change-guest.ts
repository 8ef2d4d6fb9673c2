import { Controller } from '@nestjs/common';
import {
  bookingEntered,
  bookingRequested,
  changeGuest,
  DomainError,
  guestAddressChanged,
  guestAccessRequested,
  type AccountedRequest,
  type EventMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { isActive, isMadeByOffer } from '@hearthstay/stay';
import { RequestClaims } from '../../availability';
import { GuestLinks } from '../../guests';
import { PropertyClock } from '../../property-clock';
import { RequestDetailsRepository, RequestRepository } from '../../request-store';
import { awaitsGuest } from '../../request-store/domain/awaits-guest';
import { isReachable, type ReachableRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { openProposal } from '../../request-store/domain/proposal';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { changedGuest, type GuestChange } from '../../request-store/domain/changed-guest';
import { SettingsRepository } from '../../settings';
import { ProposalEvents } from '../proposals/proposal-events';
import { approvalEvent } from '../domain/approval-event';
import { assertGuestAsShown } from '../domain/assert-as-shown';
import { accountedRequest } from '../domain/payment-account';
import { requestDetails } from '../../request-store/domain/request-details';
import { StandingBooking } from '../standing-booking';

/** An admin corrects what is known of a guest, whatever the state of the booking is. */
@Controller()
export class ChangeGuest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly details: RequestDetailsRepository,
    private readonly claims: RequestClaims,
    private readonly guestLinks: GuestLinks,
    private readonly events: ProposalEvents,
    private readonly standingBooking: StandingBooking,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `GUEST_ERASED` or `BOOKING_CHANGED_MEANWHILE` */
  @Handles(changeGuest)
  async run({ id, ...fields }: RequestOf<typeof changeGuest>): Promise<AccountedRequest> {
    const request = await this.requests.get(id);
    if (request.erasedAt !== undefined) throw new DomainError('GUEST_ERASED');
    const changed = carriedOutBy(currentCommandId(), request) ?? (await this.change(request, fields));
    // An interruption before this step is repaired by the repetition of the command, or with orphaned claims.
    if (fields.name !== undefined) await withoutDeadline(() => this.claims.rename(changed));
    return accountedRequest(changed, this.clock.today());
  }

  private async change(
    request: StoredRequest,
    { shown, ...fields }: Omit<RequestOf<typeof changeGuest>, 'id'>,
  ): Promise<StoredRequest> {
    assertGuestAsShown(request, shown);
    const change = changedGuest(request, fields);
    if (!change) return request;
    const events = change.after.email === undefined ? [] : await this.eventsOfAddress(request, change.after);
    const changed = await this.details.changeGuest(request, { ...change, events, at: this.clock.now() });
    // The request has changed since it was read.
    return changed ?? this.change(await this.requests.get(request.id), { shown, ...fields });
  }

  /** What is to be sent to a new address, and an event if e-mails of the stay may still wait for the former one. */
  private async eventsOfAddress(request: StoredRequest, change: GuestChange['after']): Promise<EventMessage[]> {
    const { id: requestId, email: formerEmail, revision, restPaidCount, stayEmailsSent = [] } = request;
    const addressRevision = (request.addressRevision ?? 0) + 1;
    const newLinks = await this.newLinks({ ...request, ...change, addressRevision }, formerEmail);
    const addressChanged = recordEvent(guestAddressChanged, {
      requestId,
      ...(revision !== undefined && { revision }),
      addressRevision,
      ...(restPaidCount !== undefined && { restPaidCount }),
    });
    return [...(stayEmailsSent.length > 0 ? [addressChanged] : []), ...(newLinks ? [newLinks] : [])];
  }

  /**
   * New links, because the former ones end with the address: to accept an offer, to confirm, or to the requests;
   * `null` if the stay is over or does not take place.
   */
  private async newLinks(request: StoredRequest, formerEmail: string | null): Promise<EventMessage | null> {
    const today = this.clock.today();
    if (!isReachable(request)) return null;
    const offer = openProposal(request, { by: 'owner', today });
    if (offer) return this.events.offerMade(request, offer, await this.settings.load());
    if (!isActive(request, today) || isMadeByOffer(request)) return null;
    if (request.source === 'owner') return this.linksOfEntered(request, formerEmail);
    if (!awaitsGuest(request, today)) return this.linkToRequests(request);
    const [settings, links] = await Promise.all([this.settings.load(), this.guestLinks.issueFor(request)]);
    return request.status === 'approved'
      ? approvalEvent(request, { settings, approvedOn: request.approvedOn ?? today, links })
      : recordEvent(bookingRequested, { ...requestDetails(request, settings), ...links });
  }

  /**
   * The same for a booking that the owner has entered: its guest never asked for it, so a correction of the address
   * replaces a link that the guest has, and tells nobody whom the owner did not tell.
   */
  private async linksOfEntered(booking: ReachableRequest, formerEmail: string | null): Promise<EventMessage | null> {
    if (formerEmail === null) return null;
    if (await this.guestLinks.canConfirm({ id: booking.id, email: formerEmail })) {
      const details = await this.standingBooking.detailsOf(booking, await this.settings.load());
      return recordEvent(bookingEntered, details);
    }
    return (await this.guestLinks.hasStatusLink(formerEmail)) ? this.linkToRequests(booking) : null;
  }

  private async linkToRequests(request: ReachableRequest): Promise<EventMessage> {
    const { email, locale, startDate, endDate } = request;
    const { propertyName } = await this.settings.load();
    const { confirmLink, statusLink } = await this.guestLinks.issueFor(request);
    return recordEvent(guestAccessRequested, {
      ...{ email, locale, propertyName, statusLink },
      requestedAt: this.clock.now().toISOString(),
      isNewAddress: true,
      toConfirm: awaitsGuest(request, this.clock.today()) ? { startDate, endDate, confirmLink } : null,
    });
  }
}
