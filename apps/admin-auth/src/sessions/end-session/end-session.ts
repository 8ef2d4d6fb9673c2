import { Controller } from '@nestjs/common';
import { endSession, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { SessionRepository } from '../persistence/session.repository';
import { SignedInAdmin } from '../signed-in-admin';

/** Ends one session of an admin, who may have lost a device. */
@Controller()
export class EndSession {
  constructor(
    private readonly signedIn: SignedInAdmin,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws DomainError `AUTHENTICATION_REQUIRED` */
  @Handles(endSession)
  async run({ token, id }: RequestOf<typeof endSession>): Promise<Record<string, never>> {
    const { admin } = await this.signedIn.of(token);
    await this.sessions.removeOf(admin.id, id);
    return {};
  }
}
