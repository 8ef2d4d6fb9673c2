import { Controller, Inject } from '@nestjs/common';
import { RateLimit, rateLimitToken } from '@hearthstay/access';
import { DomainError, sendTestEmail, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { currentActor, currentCommandId, Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { AdminRosterRepository } from '../../admin-recipients';
import { NotificationSettings } from '../../settings/notification-settings';
import { renderEmail } from '../../templates/render-email';
import { renderStayEmail } from '../../stay-emails/render-stay-email';
import { testEmailLimit } from '../test-email-limit';

/** Within the deadline of the call. In milliseconds. */
const totalMs = 6_000;
const silenceMs = 5_000;

@Controller()
export class SendTestEmail {
  constructor(
    @Inject(rateLimitToken(testEmailLimit)) private readonly limit: RateLimit,
    private readonly roster: AdminRosterRepository,
    private readonly settings: NotificationSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `RATE_LIMITED`; `FORBIDDEN` to anybody but an admin */
  @Handles(sendTestEmail)
  async run({ stayEmail }: RequestOf<typeof sendTestEmail>): Promise<ResponseOf<typeof sendTestEmail>> {
    const actor = currentActor();
    if (actor.kind !== 'admin') throw new DomainError('FORBIDDEN');
    const { email: to } = actor;
    await this.limit.use({ email: to });
    const { smtpUrl, allowsPlaintext, senderAddress, adminLocale, host } = this.settings;
    const at = this.clock.now().toISOString();
    if (smtpUrl === undefined) return { outcome: 'no-server', to, at, dialogue: [] };
    const locale = (await this.roster.localeOf(to)) ?? adminLocale;
    const rendered = stayEmail
      ? await renderStayEmail(stayEmail, this.settings)
      : await renderEmail('admin-test', locale, { at }, this.settings);
    const email = { ...rendered, to, locale, messageId: `${currentCommandId()}@${host}` };
    const { trySmtp } = await import('../../delivery/smtp-trial');
    const server = { url: smtpUrl, allowsPlaintext, senderAddress, silenceMs };
    const { failure, dialogue } = await trySmtp(email, server, totalMs);
    if (!failure) return { outcome: 'sent', to, at, dialogue: [] };
    const { reason = 'OTHER', details } = failure;
    return {
      outcome: 'failed',
      to,
      at,
      failure: { reason, ...(details && { details }) },
      server: new URL(smtpUrl).host,
      dialogue,
    };
  }
}
