import { Controller } from '@nestjs/common';
import { DomainError, resendEmail, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { EmailLogRepository, stateOf, type RecordedEmail } from '../../jobs';
import { EmailWorker } from '../../jobs/email-worker';
import { NotificationSettings } from '../../settings/notification-settings';
import { hasEnded, loggedEmail } from '../logged-email';

@Controller()
export class ResendEmail {
  constructor(
    private readonly log: EmailLogRepository,
    private readonly worker: EmailWorker,
    private readonly settings: NotificationSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND`, `EMAIL_CONTENT_REMOVED`, `EMAIL_LINK_ENDED` */
  @Handles(resendEmail)
  async run({ id, attempts }: RequestOf<typeof resendEmail>): Promise<ResponseOf<typeof resendEmail>> {
    const email = await this.found(id);
    const now = this.clock.now();
    if (email.data === undefined) throw new DomainError('EMAIL_CONTENT_REMOVED');
    if (hasEnded(email, now)) throw new DomainError('EMAIL_LINK_ENDED');
    if (stateOf(email) === 'waiting') return loggedEmail(email, this.settings, now);
    // Of several callers that have read the same number, those after the attempt match nothing.
    if (await this.log.makeDue(id, attempts ?? email.attempts)) this.worker.wake();
    return loggedEmail(await this.found(id), this.settings, now);
  }

  private async found(id: string): Promise<RecordedEmail> {
    const email = await this.log.find(id);
    if (!email) throw new DomainError('ENTRY_NOT_FOUND');
    return email;
  }
}
