import { Controller } from '@nestjs/common';
import {
  DomainError,
  messageFromOwner,
  sendMessageToGuest,
  type OwnerMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentActor, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { GuestLinks } from '../../guests';
import { RequestRepository } from '../../request-store';
import { isReachable } from '../../request-store/domain/booking-request';
import { requestDetails } from '../../request-store/domain/request-details';
import { SettingsRepository } from '../../settings';
import { Sending } from './sending';

/** The owner writes to a guest about a request in any status. A repeated command sends nothing more. */
@Controller()
export class SendMessageToGuest {
  constructor(
    private readonly sending: Sending,
    private readonly requests: RequestRepository,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND`, `THREAD_ENDED`, or `GUEST_WITHOUT_EMAIL`. */
  @Handles(sendMessageToGuest)
  async run({ id, text }: RequestOf<typeof sendMessageToGuest>): Promise<OwnerMessage> {
    const request = await this.requests.get(id);
    const sent = await this.sending.findSent();
    if (sent) return sent;
    if (!isReachable(request)) throw new DomainError('GUEST_WITHOUT_EMAIL');
    this.sending.assertOpen(request);
    const [settings, statusLink] = await Promise.all([
      this.settings.load(),
      this.guestLinks.issueStatusLink(request.email),
    ]);
    const event = recordEvent(messageFromOwner, { ...requestDetails(request, settings), text, statusLink });
    const actor = currentActor();
    const by = actor.kind === 'admin' ? { by: actor.email } : {};
    return this.sending.add({ requestId: id, from: 'owner', ...by, text }, event);
  }
}
