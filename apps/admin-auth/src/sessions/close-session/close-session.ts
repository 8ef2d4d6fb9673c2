import { Controller } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access';
import { closeSession, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { AdminRosterRepository } from '../../admin-roster';
import { SessionRepository } from '../persistence/session.repository';

@Controller()
export class CloseSession {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly sessions: SessionRepository,
  ) {}

  @Handles(closeSession)
  async run({ token }: RequestOf<typeof closeSession>): Promise<ResponseOf<typeof closeSession>> {
    const hash = hashOfToken(token);
    const [session, { admins }] = await Promise.all([this.sessions.find(hash), this.rosters.load()]);
    await this.sessions.remove(hash);
    return { email: admins.find(({ id }) => id === session?.adminId)?.email };
  }
}
