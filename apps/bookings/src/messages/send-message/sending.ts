import { Injectable } from '@nestjs/common';
import { DomainError, type EventMessage, type OwnerMessage } from '@hearthstay/contracts';
import { withoutDeadline } from '@hearthstay/messaging';
import { isThreadOpen } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { MessageRepository, type NewMessage } from '../persistence/message.repository';

/** Adds a message of either side to the thread of a request, once for a repeated command. */
@Injectable()
export class Sending {
  constructor(
    private readonly messages: MessageRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** The message that this command has sent before; `null` if it has sent none. */
  findSent(): Promise<OwnerMessage | null> {
    return this.messages.findSent();
  }

  /** @throws DomainError `THREAD_ENDED` */
  assertOpen(request: Parameters<typeof isThreadOpen>[0]): void {
    if (!isThreadOpen(request, this.clock.today())) throw new DomainError('THREAD_ENDED');
  }

  /**
   * @param giveBack runs when the same command was carried out by another instance meanwhile.
   * @throws DomainError `REQUEST_NOT_FOUND`
   */
  async add(
    message: Omit<NewMessage, 'at'>,
    event: EventMessage,
    giveBack: () => Promise<void> = async () => undefined,
  ): Promise<OwnerMessage> {
    const added = await this.messages.add({ ...message, at: this.clock.now() }, event);
    if (added) return added;
    await withoutDeadline(giveBack);
    const sent = await this.messages.findSent();
    // It was removed meanwhile, with its request.
    if (!sent) throw new DomainError('REQUEST_NOT_FOUND');
    return sent;
  }
}
