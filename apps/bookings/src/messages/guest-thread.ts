import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { GuestLinks } from '../guests';
import { RequestRepository } from '../request-store';
import { isReachable, type ReachableRequest } from '../request-store/domain/booking-request';

/** Opens the thread of a request to its guest. */
@Injectable()
export class GuestThread {
  constructor(
    private readonly requests: RequestRepository,
    private readonly guestLinks: GuestLinks,
  ) {}

  /**
   * @param token of a status link.
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, or `FORBIDDEN` when it is a request of another address.
   */
  async open(id: string, token: string): Promise<ReachableRequest> {
    const { email } = await this.guestLinks.open('status', token);
    const request = await this.requests.get(id);
    if (!isReachable(request) || request.email !== email) throw new DomainError('FORBIDDEN');
    return request;
  }
}
