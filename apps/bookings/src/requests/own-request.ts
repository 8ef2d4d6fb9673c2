import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { GuestLinks } from '../guests';
import { RequestRepository } from '../request-store';
import { isReachable, type ReachableRequest } from '../request-store/domain/booking-request';

/** The request that a guest acts on by a status link. */
@Injectable()
export class OwnRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly guestLinks: GuestLinks,
  ) {}

  /**
   * @param token of a status link
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, or `FORBIDDEN` when it is a request of another address
   */
  async get({ id, token }: { id: string; token: string }): Promise<ReachableRequest> {
    const link = await this.guestLinks.open('status', token);
    const request = await this.requests.get(id);
    if (!isReachable(request) || request.email !== link.email) throw new DomainError('FORBIDDEN');
    return request;
  }
}
