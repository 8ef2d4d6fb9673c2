import { Controller } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access-token';
import { authenticate, DomainError, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { AdminRosterRepository } from '../../admins/persistence/admin-roster.repository';
import { Clock } from '../../clock';
import { isAlive, lastUseAccuracy } from '../domain/session';
import { SessionRepository } from '../persistence/session.repository';

/**
 * Returns the admin of a session token. It reads the roster each time, so removing an admin ends their sessions
 * immediately.
 */
@Controller()
export class Authenticate {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `AUTHENTICATION_REQUIRED` for an unknown or expired session, or a removed admin.
   */
  @Handles(authenticate)
  async run({ token }: RequestOf<typeof authenticate>): Promise<ResponseOf<typeof authenticate>> {
    const now = this.clock.now();
    const [session, roster] = await Promise.all([this.sessions.find(hashOfToken(token)), this.rosters.load()]);
    const admin = roster.admins.find(({ id }) => id === session?.adminId);
    if (!session || !admin || !isAlive(session, now)) throw new DomainError('AUTHENTICATION_REQUIRED');
    if (now.getTime() - session.lastUsedAt.getTime() >= lastUseAccuracy) await this.sessions.noteUse(session.hash, now);
    return { email: admin.email };
  }
}
