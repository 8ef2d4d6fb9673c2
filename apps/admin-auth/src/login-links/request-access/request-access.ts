import { Inject, Injectable } from '@nestjs/common';
import { createAccessToken } from '@hearthstay/access-token';
import { adminAccessRequested, type requestAccess, type RequestOf } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { accessLinkRule, RateLimit, rateLimitToken } from '@hearthstay/rate-limit';
import { hasAdmin } from '../../admins/domain/admin-roster';
import { AdminRosterRepository } from '../../admins/persistence/admin-roster.repository';
import { Clock } from '../../clock';
import { LoginLinkRepository } from '../persistence/login-link.repository';

/** How long a link to the panel is good for, in minutes. */
export const linkMinutes = Symbol('minutes that a login link lives');

/** Mail scanners open links before people do (behaviour: Links in e-mails). */
const usesOfALink = 3;

/**
 * Sends an admin a link to the panel. Everybody gets the same answer after the same work: a link is stored for any address, but
 * only an admin's is ever e-mailed, so nobody holds the token of the others.
 */
@Injectable()
export class RequestAccess {
  constructor(
    @Inject(rateLimitToken(accessLinkRule)) private readonly limit: RateLimit,
    private readonly rosters: AdminRosterRepository,
    private readonly links: LoginLinkRepository,
    @Inject(linkMinutes) private readonly linkMinutes: number,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `RATE_LIMITED` */
  async run({ email, caller }: RequestOf<typeof requestAccess>): Promise<void> {
    await this.limit.use({ caller, email });
    const { token, hash } = createAccessToken();
    const expiresAt = new Date(this.clock.now().getTime() + this.linkMinutes * 60_000);
    const event = recordEvent(adminAccessRequested, { email, link: { token, expiresAt: expiresAt.toISOString() } });
    const isAdmin = hasAdmin(await this.rosters.load(), email);
    await this.links.add({ hash, email, usesLeft: usesOfALink, expiresAt }, isAdmin ? [event] : []);
  }
}
