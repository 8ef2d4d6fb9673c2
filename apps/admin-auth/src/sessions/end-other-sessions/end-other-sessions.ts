import { Controller } from '@nestjs/common';
import { endOtherSessions, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { SessionRepository } from '../persistence/session.repository';
import { SignedInAdmin } from '../signed-in-admin';

/** Ends all sessions of an admin except the current one. */
@Controller()
export class EndOtherSessions {
  constructor(
    private readonly signedIn: SignedInAdmin,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws DomainError `AUTHENTICATION_REQUIRED` */
  @Handles(endOtherSessions)
  async run({ token }: RequestOf<typeof endOtherSessions>): Promise<Record<string, never>> {
    const { admin, session } = await this.signedIn.of(token);
    await this.sessions.removeAllOfBut(admin.id, session.hash);
    return {};
  }
}
