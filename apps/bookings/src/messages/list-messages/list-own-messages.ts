import { Controller } from '@nestjs/common';
import { listOwnMessages, type RequestMessage, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestThread } from '../guest-thread';
import { MessageRepository } from '../persistence/message.repository';

/** A guest reads the thread of a request, which changes nothing. */
@Controller()
export class ListOwnMessages {
  constructor(
    private readonly messages: MessageRepository,
    private readonly guestThread: GuestThread,
  ) {}

  /** @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, or `FORBIDDEN` for a request of another address. */
  @Handles(listOwnMessages)
  async run({ id, token }: RequestOf<typeof listOwnMessages>): Promise<RequestMessage[]> {
    await this.guestThread.open(id, token);
    return this.messages.list(id);
  }
}
