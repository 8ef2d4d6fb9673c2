import { Controller } from '@nestjs/common';
import { markOwnMessagesRead, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestThread } from '../guest-thread';
import { MessageRepository } from '../persistence/message.repository';

type Seen = RequestOf<typeof markOwnMessagesRead>;

/** A guest has seen what the owner wrote. A repetition changes nothing. */
@Controller()
export class MarkOwnMessagesRead {
  constructor(
    private readonly messages: MessageRepository,
    private readonly guestThread: GuestThread,
  ) {}

  /** @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, or `FORBIDDEN` for a request of another address. */
  @Handles(markOwnMessagesRead)
  async run({ id, token, last }: Seen): Promise<ResponseOf<typeof markOwnMessagesRead>> {
    await this.guestThread.open(id, token);
    await this.messages.markRead(id, 'owner', last);
    return {};
  }
}
