import { Controller } from '@nestjs/common';
import { markMessagesRead, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestRepository } from '../../request-store';
import { MessageRepository } from '../persistence/message.repository';

/** The owner has seen what the guest wrote. A repetition changes nothing. */
@Controller()
export class MarkMessagesRead {
  constructor(
    private readonly messages: MessageRepository,
    private readonly requests: RequestRepository,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(markMessagesRead)
  async run({ id, last }: RequestOf<typeof markMessagesRead>): Promise<ResponseOf<typeof markMessagesRead>> {
    await this.requests.get(id);
    await this.messages.markRead(id, 'guest', last);
    return {};
  }
}
