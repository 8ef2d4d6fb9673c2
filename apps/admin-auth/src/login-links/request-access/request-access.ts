import { Controller, Inject } from '@nestjs/common';
import { createAccessToken, hideDuration, RateLimit, rateLimitToken } from '@hearthstay/access';
import { adminAccessRequested, requestAccess, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { Clock } from '@hearthstay/runtime';
import { adminWithEmail } from '../../admin-roster/domain/admin-roster';
import { AdminRosterRepository } from '../../admin-roster';
import { newLoginLink } from '../domain/login-link';
import { loginLinkLimit } from '../login-link-limit';
import { LoginLinkRepository } from '../persistence/login-link.repository';

/** The validity of a link to the panel, in minutes. */
export const linkMinutes = Symbol('minutes that a login link lives');

/**
 * Sends an admin a link to the panel. The response and its duration are the same for every address. For an unknown
 * address only the counter of the limit is stored, until it expires. A repeated command creates no second link.
 */
@Controller()
export class RequestAccess {
  constructor(
    @Inject(rateLimitToken(loginLinkLimit)) private readonly limit: RateLimit,
    private readonly rosters: AdminRosterRepository,
    private readonly links: LoginLinkRepository,
    @Inject(linkMinutes) private readonly linkMinutes: number,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `RATE_LIMITED` */
  @Handles(requestAccess)
  async run(request: RequestOf<typeof requestAccess>): Promise<ResponseOf<typeof requestAccess>> {
    await hideDuration(() => this.sendLinkToAdmin(request));
    return { linkMinutes: this.linkMinutes };
  }

  private async sendLinkToAdmin({ email, caller, returnTo }: RequestOf<typeof requestAccess>): Promise<void> {
    // A repeated request is counted again for every address; otherwise the limit would reveal known addresses.
    await this.limit.use({ caller, email });
    if (await this.links.isIssued()) return;
    const admin = adminWithEmail(await this.rosters.load(), email);
    if (!admin) return;
    const { token, hash } = createAccessToken();
    const link = newLoginLink({ hash, adminId: admin.id, email }, this.clock.now(), this.linkMinutes);
    const event = recordEvent(adminAccessRequested, {
      email,
      link: { token, expiresAt: link.expiresAt.toISOString() },
      returnTo,
    });
    await this.links.add(link, event);
  }
}
