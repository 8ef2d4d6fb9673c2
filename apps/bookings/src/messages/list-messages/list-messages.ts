import { Controller } from '@nestjs/common';
import { listMessages, type OwnerMessage, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RequestRepository } from '../../request-store';
import { MessageRepository } from '../persistence/message.repository';

/** The owner reads the thread of a request, which changes nothing. */
@Controller()
export class ListMessages {
  constructor(
    private readonly messages: MessageRepository,
    private readonly requests: RequestRepository,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(listMessages)
  async run({ id }: RequestOf<typeof listMessages>): Promise<OwnerMessage[]> {
    await this.requests.get(id);
    return this.messages.list(id);
  }
}
