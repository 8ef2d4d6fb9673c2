import { Injectable } from '@nestjs/common';
import { createAccessToken, hashOfToken } from '@hearthstay/access-token';
import { DomainError } from '@hearthstay/contracts';
import { adminWithEmail } from '../../admins/domain/admin-roster';
import { AdminRosterRepository } from '../../admins/persistence/admin-roster.repository';
import { Clock } from '../../clock';
import { LoginLinkRepository } from '../../login-links/persistence/login-link.repository';
import { SessionRepository } from '../persistence/session.repository';

/** Gives whoever opens a good link a new session. Each opening counts, also that of a mail scanner. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly links: LoginLinkRepository,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ADMIN_LINK_INVALID` for a wrong, expired or used up link, and for one whose owner is no admin any more. */
  async run(linkToken: string): Promise<{ email: string; token: string }> {
    const now = this.clock.now();
    const email = await this.links.use(hashOfToken(linkToken), now);
    const admin = email === null ? undefined : adminWithEmail(await this.rosters.load(), email);
    if (!admin) throw new DomainError('ADMIN_LINK_INVALID');
    const { token, hash } = createAccessToken();
    await this.sessions.add({ hash, adminId: admin.id, createdAt: now, lastUsedAt: now });
    return { email: admin.email, token };
  }
}
