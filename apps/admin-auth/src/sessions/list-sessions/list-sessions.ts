import { Controller } from '@nestjs/common';
import { listSessions, type AdminSession, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { isAlive } from '../domain/session';
import { SessionRepository } from '../persistence/session.repository';
import { SignedInAdmin } from '../signed-in-admin';

@Controller()
export class ListSessions {
  constructor(
    private readonly signedIn: SignedInAdmin,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `AUTHENTICATION_REQUIRED` */
  @Handles(listSessions)
  async run({ token }: RequestOf<typeof listSessions>): Promise<AdminSession[]> {
    const { admin, session: current } = await this.signedIn.of(token);
    const now = this.clock.now();
    const alive = (await this.sessions.listOf(admin.id)).filter((session) => isAlive(session, now));
    return alive.map(({ hash, createdAt, lastUsedAt, names }) => ({
      // The hash of a token gives no access.
      id: hash,
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      browser: names.browser,
      system: names.system,
      isCurrent: hash === current.hash,
    }));
  }
}
