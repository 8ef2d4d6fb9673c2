import { createAccessToken } from '@hearthstay/access-token';
import { adminAccessRequested } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { hasAdmin } from '../../admins/domain/admin-roster';
import type { AdminRosterRepository } from '../../admins/persistence/admin-roster.repository';
import type { LoginLinkRepository } from '../persistence/login-link.repository';

/** Mail scanners open links before people do (behaviour: Links in e-mails). */
const usesOfALink = 3;

/**
 * Sends an admin a link to the panel. Everybody gets the same answer after the same work: a link is stored for any address, but
 * only an admin's is ever e-mailed, so nobody holds the token of the others.
 */
export class RequestAccess {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly links: LoginLinkRepository,
    private readonly linkMinutes: number,
    private readonly now: () => Date,
  ) {}

  async run(email: string): Promise<void> {
    const { token, hash } = createAccessToken();
    const expiresAt = new Date(this.now().getTime() + this.linkMinutes * 60_000);
    const event = recordEvent(adminAccessRequested, { email, link: { token, expiresAt: expiresAt.toISOString() } });
    const isAdmin = hasAdmin(await this.rosters.load(), email);
    await this.links.add({ hash, email, usesLeft: usesOfALink, expiresAt }, isAdmin ? [event] : []);
  }
}
