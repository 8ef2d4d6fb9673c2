import { Controller, Inject } from '@nestjs/common';
import { createAccessToken, inUniformTime } from '@hearthstay/access-token';
import { adminAccessRequested, requestAccess, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { RateLimit, rateLimitToken } from '@hearthstay/rate-limit';
import { adminWithEmail } from '../../admins/domain/admin-roster';
import { AdminRosterRepository } from '../../admins/persistence/admin-roster.repository';
import { Clock } from '../../clock';
import { newLoginLink } from '../domain/login-link';
import { loginLinkLimit } from '../login-link-limit';
import { LoginLinkRepository } from '../persistence/login-link.repository';

/** How long a link to the panel is good for, in minutes. */
export const linkMinutes = Symbol('minutes that a login link lives');

/**
 * Sends an admin a link to the panel. Everybody gets the same answer after the same time, but only the link of an admin
 * is made: nothing is stored about other addresses, except the count of the limit until it ends. The same command, when
 * it comes again, makes no second link.
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
    await inUniformTime(() => this.sendLinkToAdmin(request));
    return { linkMinutes: this.linkMinutes };
  }

  private async sendLinkToAdmin({ email, caller }: RequestOf<typeof requestAccess>): Promise<void> {
    // A request that comes again counts again, whether or not the address is known: the limit must not tell.
    await this.limit.use({ caller, email });
    if (await this.links.isIssued()) return;
    const admin = adminWithEmail(await this.rosters.load(), email);
    if (!admin) return;
    const { token, hash } = createAccessToken();
    const link = newLoginLink({ hash, adminId: admin.id, email }, this.clock.now(), this.linkMinutes);
    const event = recordEvent(adminAccessRequested, {
      email,
      link: { token, expiresAt: link.expiresAt.toISOString() },
    });
    await this.links.add(link, event);
  }
}
