import { Controller } from '@nestjs/common';
import { confirmOwnRequest, type BookingRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { shownDaysOf } from '@hearthstay/stay';
import { OwnRequest } from '../own-request';
import { Confirmation } from './confirmation';

/** A guest confirms on the page of the status link. */
@Controller()
export class ConfirmOwnRequest {
  constructor(
    private readonly ownRequest: OwnRequest,
    private readonly confirmation: Confirmation,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `FORBIDDEN` when it is a request of another address,
   *   `REQUEST_IN_PAST`, `INVALID_TRANSITION` when it is declined or cancelled, or `BOOKING_CHANGED_MEANWHILE`.
   */
  @Handles(confirmOwnRequest)
  async run({ id, token, shown }: RequestOf<typeof confirmOwnRequest>): Promise<BookingRequest> {
    const { email } = await this.ownRequest.get({ id, token });
    return this.confirmation.run(id, email, (request) => shown === undefined || shown === shownDaysOf(request));
  }
}
