import { Controller } from '@nestjs/common';
import {
  listMessages,
  listOwnMessages,
  type OwnerMessage,
  type RequestMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestRepository } from '../../request-store';
import { GuestThread } from '../guest-thread';
import { MessageRepository } from '../persistence/message.repository';

/** Both sides read the thread of a request, which changes nothing. */
@Controller()
export class ListMessages {
  constructor(
    private readonly messages: MessageRepository,
    private readonly requests: RequestRepository,
    private readonly guestThread: GuestThread,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(listMessages)
  async forOwner({ id }: RequestOf<typeof listMessages>): Promise<OwnerMessage[]> {
    await this.requests.get(id);
    return this.messages.list(id);
  }

  /** @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, or `FORBIDDEN` for a request of another address. */
  @Handles(listOwnMessages)
  async forGuest({ id, token }: RequestOf<typeof listOwnMessages>): Promise<RequestMessage[]> {
    await this.guestThread.open(id, token);
    return this.messages.list(id);
  }
}
