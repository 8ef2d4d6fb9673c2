import { Controller, Inject } from '@nestjs/common';
import { RateLimit, rateLimitToken } from '@hearthstay/access';
import {
  DomainError,
  messageFromGuest,
  messageFromOwner,
  sendMessageToGuest,
  sendMessageToOwner,
  type EventMessage,
  type OwnerMessage,
  type RequestMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentActor, Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { isThreadOpen } from '@hearthstay/stay';
import { GuestLinks } from '../../guests';
import { PropertyClock } from '../../property-clock';
import { messageLimit } from '../../rate-limits';
import { RequestRepository } from '../../request-store';
import { isReachable } from '../../request-store/domain/booking-request';
import { requestDetails } from '../../requests/domain/request-details';
import { SettingsRepository } from '../../settings';
import { GuestThread } from '../guest-thread';
import { MessageRepository, type NewMessage } from '../persistence/message.repository';

/** Guest and owner write to each other about a request in any status. A repeated command sends nothing more. */
@Controller()
export class SendMessage {
  constructor(
    private readonly messages: MessageRepository,
    private readonly requests: RequestRepository,
    private readonly guestThread: GuestThread,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
    @Inject(rateLimitToken(messageLimit)) private readonly limit: RateLimit,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `THREAD_ENDED`, or `GUEST_WITHOUT_EMAIL`. */
  @Handles(sendMessageToGuest)
  async toGuest({ id, text }: RequestOf<typeof sendMessageToGuest>): Promise<OwnerMessage> {
    const request = await this.requests.get(id);
    const sent = await this.messages.findSent();
    if (sent) return sent;
    if (!isReachable(request)) throw new DomainError('GUEST_WITHOUT_EMAIL');
    this.assertOpen(request);
    const [settings, statusLink] = await Promise.all([
      this.settings.load(),
      this.guestLinks.issueStatusLink(request.email),
    ]);
    const event = recordEvent(messageFromOwner, { ...requestDetails(request, settings), text, statusLink });
    const actor = currentActor();
    const by = actor.kind === 'admin' ? { by: actor.email } : {};
    return this.add({ requestId: id, from: 'owner', ...by, text, at: this.clock.now() }, event);
  }

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `FORBIDDEN` when it is a request of another address,
   *   `THREAD_ENDED`, or `RATE_LIMITED`.
   */
  @Handles(sendMessageToOwner)
  async toOwner({ id, token, text }: RequestOf<typeof sendMessageToOwner>): Promise<RequestMessage> {
    const request = await this.guestThread.open(id, token);
    const sent = await this.messages.findSent();
    if (sent) return sent;
    this.assertOpen(request);
    const settings = await this.settings.load();
    const event = recordEvent(messageFromGuest, { ...requestDetails(request, settings), text });
    await this.limit.use({ request: id });
    return this.add({ requestId: id, from: 'guest', text, at: this.clock.now() }, event, () =>
      this.limit.giveBack({ request: id }),
    );
  }

  private assertOpen(request: Parameters<typeof isThreadOpen>[0]): void {
    if (!isThreadOpen(request, this.clock.today())) throw new DomainError('THREAD_ENDED');
  }

  /** @param giveBack runs when the same command was carried out by another instance meanwhile. */
  private async add(
    message: NewMessage,
    event: EventMessage,
    giveBack: () => Promise<void> = async () => undefined,
  ): Promise<OwnerMessage> {
    const added = await this.messages.add(message, event);
    if (added) return added;
    await withoutDeadline(giveBack);
    const sent = await this.messages.findSent();
    // It was removed meanwhile, with its request.
    if (!sent) throw new DomainError('REQUEST_NOT_FOUND');
    return sent;
  }
}
