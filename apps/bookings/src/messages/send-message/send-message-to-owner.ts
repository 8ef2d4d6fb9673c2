import { Controller, Inject } from '@nestjs/common';
import { RateLimit, rateLimitToken } from '@hearthstay/access';
import { messageFromGuest, sendMessageToOwner, type RequestMessage, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { messageLimit } from '../../rate-limits';
import { requestDetails } from '../../request-store/domain/request-details';
import { SettingsRepository } from '../../settings';
import { GuestThread } from '../guest-thread';
import { Sending } from './sending';

/** A guest writes to the owner about a request in any status. A repeated command sends nothing more. */
@Controller()
export class SendMessageToOwner {
  constructor(
    private readonly sending: Sending,
    private readonly guestThread: GuestThread,
    private readonly settings: SettingsRepository,
    @Inject(rateLimitToken(messageLimit)) private readonly limit: RateLimit,
  ) {}

  /**
   * @throws DomainError `LINK_INVALID`, `REQUEST_NOT_FOUND`, `FORBIDDEN` when it is a request of another address,
   *   `THREAD_ENDED`, or `RATE_LIMITED`.
   */
  @Handles(sendMessageToOwner)
  async run({ id, token, text }: RequestOf<typeof sendMessageToOwner>): Promise<RequestMessage> {
    const request = await this.guestThread.open(id, token);
    const sent = await this.sending.findSent();
    if (sent) return sent;
    this.sending.assertOpen(request);
    const settings = await this.settings.load();
    const event = recordEvent(messageFromGuest, { ...requestDetails(request, settings), text });
    await this.limit.use({ request: id });
    return this.sending.add({ requestId: id, from: 'guest', text }, event, () => this.limit.giveBack({ request: id }));
  }
}
