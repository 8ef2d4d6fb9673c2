import { Controller } from '@nestjs/common';
import { markMessagesRead, markOwnMessagesRead, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestRepository } from '../../request-store';
import { GuestThread } from '../guest-thread';
import { MessageRepository } from '../persistence/message.repository';

/** One side has seen what the other one wrote. A repetition changes nothing. */
@Controller()
export class MarkMessagesRead {
  constructor(
    private readonly messages: MessageRepository,
    private readonly requests: RequestRepository,
    private readonly guestThread: GuestThread,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(markMessagesRead)
  async byOwner({ id, last }: RequestOf<typeof markMessagesRead>): Promise<ResponseOf<typeof markMessagesRead>> {
    await this.requests.get(id);
    await this.messages.markRead(id, 'guest', last);
    return {};
  }

  /** @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, or `FORBIDDEN` for a request of another address. */
  @Handles(markOwnMessagesRead)
  async byGuest({
    id,
    token,
    last,
  }: RequestOf<typeof markOwnMessagesRead>): Promise<ResponseOf<typeof markOwnMessagesRead>> {
    await this.guestThread.open(id, token);
    await this.messages.markRead(id, 'owner', last);
    return {};
  }
}
