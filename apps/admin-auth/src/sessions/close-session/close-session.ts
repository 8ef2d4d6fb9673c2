import { Controller } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access';
import { closeSession, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { SessionRepository } from '../persistence/session.repository';

@Controller()
export class CloseSession {
  constructor(private readonly sessions: SessionRepository) {}

  @Handles(closeSession)
  async run({ token }: RequestOf<typeof closeSession>) {
    await this.sessions.remove(hashOfToken(token));
    return {};
  }
}
