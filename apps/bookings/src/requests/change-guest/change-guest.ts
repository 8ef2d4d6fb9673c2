import { Controller } from '@nestjs/common';
import {
  bookingRequested,
  changeGuest,
  DomainError,
  type AccountedRequest,
  type EventMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { RequestClaims } from '../../availability';
import { GuestLinks } from '../../guests';
import { PropertyClock } from '../../property-clock';
import { RequestDetailsRepository, RequestRepository } from '../../request-store';
import { awaitsGuest } from '../../request-store/domain/awaits-guest';
import { isReachable, type StoredRequest } from '../../request-store/domain/booking-request';
import { openProposal } from '../../request-store/domain/proposal';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { changedGuest } from '../../request-store/domain/changed-guest';
import { SettingsRepository } from '../../settings';
import { ProposalEvents } from '../proposals/proposal-events';
import { approvalEvent } from '../domain/approval-event';
import { accountedRequest } from '../domain/payment-account';
import { requestDetails } from '../domain/request-details';

/** An admin corrects what is known of a guest, whatever the state of the booking is. */
@Controller()
export class ChangeGuest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly details: RequestDetailsRepository,
    private readonly claims: RequestClaims,
    private readonly guestLinks: GuestLinks,
    private readonly events: ProposalEvents,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `GUEST_ERASED` */
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
    fields: Omit<RequestOf<typeof changeGuest>, 'id'>,
  ): Promise<StoredRequest> {
    const change = changedGuest(request, fields);
    if (!change) return request;
    const event = change.after.email === undefined ? null : await this.newLinks({ ...request, ...change.after });
    const changed = await this.details.changeGuest(request, { ...change, event, at: this.clock.now() });
    // The request has changed since it was read.
    return changed ?? this.change(await this.requests.get(request.id), fields);
  }

  /**
   * New links to confirm or to accept an offer, because the former ones end with the address; `null` if the guest has
   * nothing to do.
   */
  private async newLinks(request: StoredRequest): Promise<EventMessage | null> {
    const today = this.clock.today();
    if (!isReachable(request)) return null;
    const offer = openProposal(request, { by: 'owner', today });
    if (offer) return this.events.offerMade(request, offer, await this.settings.load());
    if (!awaitsGuest(request, today)) return null;
    const [settings, links] = await Promise.all([this.settings.load(), this.guestLinks.issueFor(request)]);
    return request.status === 'approved'
      ? approvalEvent(request, { settings, approvedOn: request.approvedOn ?? today, links })
      : recordEvent(bookingRequested, { ...requestDetails(request, settings), ...links });
  }
}
