import { Controller } from '@nestjs/common';
import { openSession, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { OpenSession } from './open-session';

@Controller()
export class OpenSessionHandler {
  constructor(private readonly openSession: OpenSession) {}

  @Handles(openSession)
  handle({ linkToken }: RequestOf<typeof openSession>) {
    return this.openSession.run(linkToken);
  }
}
