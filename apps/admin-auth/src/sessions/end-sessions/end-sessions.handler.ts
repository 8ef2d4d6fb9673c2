import { Controller } from '@nestjs/common';
import { endOtherSessions, endSession, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { SessionRepository } from '../persistence/session.repository';
import { SignedInAdmin } from '../signed-in-admin';

/** Ends sessions of an admin, who may have lost a device. */
@Controller()
export class EndSessionsHandler {
  constructor(
    private readonly signedIn: SignedInAdmin,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws DomainError `AUTHENTICATION_REQUIRED` */
  @Handles(endSession)
  async endOne({ token, id }: RequestOf<typeof endSession>): Promise<Record<string, never>> {
    const { admin } = await this.signedIn.of(token);
    await this.sessions.removeOf(admin.id, id);
    return {};
  }

  /** @throws DomainError `AUTHENTICATION_REQUIRED` */
  @Handles(endOtherSessions)
  async endOthers({ token }: RequestOf<typeof endOtherSessions>): Promise<Record<string, never>> {
    const { admin, session } = await this.signedIn.of(token);
    await this.sessions.removeAllOfBut(admin.id, session.hash);
    return {};
  }
}
