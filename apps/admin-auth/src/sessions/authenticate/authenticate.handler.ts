import { Controller } from '@nestjs/common';
import { authenticate, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Authenticate } from './authenticate';

@Controller()
export class AuthenticateHandler {
  constructor(private readonly authenticate: Authenticate) {}

  @Handles(authenticate)
  handle({ token }: RequestOf<typeof authenticate>) {
    return this.authenticate.run(token);
  }
}
