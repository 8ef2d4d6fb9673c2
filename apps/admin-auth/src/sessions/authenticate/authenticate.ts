import { Controller } from '@nestjs/common';
import { authenticate, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { isFresh, lastUseAccuracy } from '../domain/session';
import { SessionRepository } from '../persistence/session.repository';
import { SignedInAdmin } from '../signed-in-admin';

/** Returns the admin of a session token, and records the use. */
@Controller()
export class Authenticate {
  constructor(
    private readonly signedIn: SignedInAdmin,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `AUTHENTICATION_REQUIRED` */
  @Handles(authenticate)
  async run({ token }: RequestOf<typeof authenticate>): Promise<ResponseOf<typeof authenticate>> {
    const { admin, session } = await this.signedIn.of(token);
    const now = this.clock.now();
    if (now.getTime() - session.lastUsedAt.getTime() >= lastUseAccuracy) await this.sessions.noteUse(session.hash, now);
    return { email: admin.email, isFresh: isFresh(session, now) };
  }
}
