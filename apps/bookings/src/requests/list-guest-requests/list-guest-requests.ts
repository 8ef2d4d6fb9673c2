import { Controller } from '@nestjs/common';
import { DomainError, listGuestRequests, type GuestRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestLinks } from '../../guests';
import { UnreadMessages } from '../../messages';
import { PropertyClock } from '../../property-clock';
import { sectionOf } from '../../settings/domain/stored-sections';
import { SettingsRepository } from '../../settings';
import { guestRequest } from '../domain/payment-account';
import { doorCodeOf } from '../stay-emails/domain/door-code';
import { RequestRepository } from '../../request-store';

/** The placeholder for the guest's own address. */
const ownAddress = 'me';

/** A guest reads the requests of the address that the status link was sent to. */
@Controller()
export class ListGuestRequests {
  constructor(
    private readonly requests: RequestRepository,
    private readonly guestLinks: GuestLinks,
    private readonly unreadMessages: UnreadMessages,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `LINK_INVALID`, or `FORBIDDEN` when the link belongs to another address. */
  @Handles(listGuestRequests)
  async run({ token, email = ownAddress }: RequestOf<typeof listGuestRequests>): Promise<GuestRequest[]> {
    const link = await this.guestLinks.open('status', token);
    if (email !== ownAddress && email !== link.email) throw new DomainError('FORBIDDEN');
    const [requests, settings] = await Promise.all([
      this.requests.listOfGuestNewestFirst(link.email),
      this.settings.load(),
    ]);
    const unreadOf = await this.unreadMessages.forGuest(requests.map(({ id }) => id));
    const today = this.clock.today();
    const { payTo } = sectionOf('prices', settings);
    const emails = sectionOf('stayEmails', settings);
    return requests.map((request) => ({
      ...guestRequest(request, today, payTo),
      ...unreadOf(request.id),
      ...doorCodeOf(request, emails, today),
    }));
  }
}
