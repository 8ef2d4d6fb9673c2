import { Controller, Logger } from '@nestjs/common';
import { copyEmailLink, DomainError, noticeKind, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { currentActor, Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { EmailLogRepository } from '../../jobs';
import { NotificationSettings } from '../../settings/notification-settings';
import { guestUrlOf } from '../guest-link';

@Controller()
export class CopyEmailLink {
  private readonly logger = new Logger(CopyEmailLink.name);

  constructor(
    private readonly log: EmailLogRepository,
    private readonly settings: NotificationSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND`, `EMAIL_WITHOUT_LINK` */
  @Handles(copyEmailLink)
  async run({ id }: RequestOf<typeof copyEmailLink>): Promise<ResponseOf<typeof copyEmailLink>> {
    const email = await this.log.find(id);
    if (!email) throw new DomainError('ENTRY_NOT_FOUND');
    const url = guestUrlOf(email, this.settings, this.clock.now());
    const { kind, requestId } = email;
    if (url === undefined || kind === noticeKind) throw new DomainError('EMAIL_WITHOUT_LINK');
    this.logger.log({ emailId: id, kind, actor: currentActor() }, 'An admin copied the link of an e-mail');
    return { url, kind, ...(requestId && { requestId }) };
  }
}
