import { Controller } from '@nestjs/common';
import { createAccessToken, hashOfToken } from '@hearthstay/access';
import { DomainError, openSession, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles, withoutDeadline } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { AdminRosterRepository } from '../../admin-roster';
import { adminOfLink } from '../../login-links/domain/login-link';
import { LoginLinkRepository } from '../../login-links';
import { browserNamesOf } from '../domain/browser-names';
import { SessionRepository } from '../persistence/session.repository';

/**
 * Opens a new session for a valid link, and ends the one that the same browser has had so far. Each opening counts,
 * even by a mail scanner.
 */
@Controller()
export class OpenSession {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly links: LoginLinkRepository,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `ADMIN_LINK_INVALID` for a wrong, expired or used up link, and for one whose admin has been
   * removed since.
   */
  @Handles(openSession)
  async run({
    linkToken,
    formerToken,
    userAgent,
  }: RequestOf<typeof openSession>): Promise<ResponseOf<typeof openSession>> {
    const now = this.clock.now();
    const link = await this.links.use(hashOfToken(linkToken), now);
    const admin = link && adminOfLink(link, await this.rosters.load());
    if (!admin) throw new DomainError('ADMIN_LINK_INVALID');
    const { token, hash } = createAccessToken();
    const names = browserNamesOf(userAgent);
    await this.sessions.add({ hash, adminId: admin.id, names, createdAt: now, lastUsedAt: now });
    if (formerToken !== undefined) await withoutDeadline(() => this.sessions.remove(hashOfToken(formerToken)));
    const { email, locale } = admin;
    return { email, token, ...(locale && { locale }) };
  }
}
