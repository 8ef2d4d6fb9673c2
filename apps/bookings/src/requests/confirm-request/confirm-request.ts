import { Controller } from '@nestjs/common';
import { confirmRequest, DomainError, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestLinks } from '../../guests';
import { Confirmation } from './confirmation';

/** A guest confirms by the confirm link. */
@Controller()
export class ConfirmRequest {
  constructor(
    private readonly guestLinks: GuestLinks,
    private readonly confirmation: Confirmation,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_IN_PAST`, or `INVALID_TRANSITION` when it is declined or cancelled.
   */
  @Handles(confirmRequest)
  async run({ token }: RequestOf<typeof confirmRequest>): Promise<BookingRequest> {
    const { requestId, email } = await this.guestLinks.open('confirm', token);
    if (requestId === null) throw new DomainError('LINK_INVALID');
    return this.confirmation.run(requestId, email);
  }
}
