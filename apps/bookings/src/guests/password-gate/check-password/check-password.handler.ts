import { Controller } from '@nestjs/common';
import { checkPassword, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PasswordGate } from '../password-gate';

@Controller()
export class CheckPasswordHandler {
  constructor(private readonly gate: PasswordGate) {}

  @Handles(checkPassword)
  handle(request: RequestOf<typeof checkPassword>) {
    return this.gate.check(request);
  }
}
