import { Controller } from '@nestjs/common';
import {
  DomainError,
  listGuestRequests,
  normalEmail,
  type BookingRequest,
  type RequestOf,
} from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestLinks } from '../../guests/guest-links/guest-links';
import { RequestRepository } from '../persistence/request.repository';

/** Stands for the guest's own address. */
const ownAddress = 'me';

/** A guest reads the requests of the address that the status link was sent to. */
@Controller()
export class ListGuestRequests {
  constructor(
    private readonly requests: RequestRepository,
    private readonly guestLinks: GuestLinks,
  ) {}

  /** @throws DomainError `LINK_INVALID`, or `FORBIDDEN` when it is another address's link. */
  @Handles(listGuestRequests)
  async run({ token, email = ownAddress }: RequestOf<typeof listGuestRequests>): Promise<BookingRequest[]> {
    const link = await this.guestLinks.open('status', token);
    // A link of an earlier version may hold the address in another form.
    const linkEmail = normalEmail(link.email);
    if (email !== ownAddress && email !== linkEmail) throw new DomainError('FORBIDDEN');
    return this.requests.listOfGuestNewestFirst(linkEmail);
  }
}
