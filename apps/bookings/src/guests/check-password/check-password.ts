import { Controller } from '@nestjs/common';
import { checkPassword, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PasswordGate } from '../password-gate/password-gate';

@Controller()
export class CheckPassword {
  constructor(private readonly gate: PasswordGate) {}

  @Handles(checkPassword)
  run(request: RequestOf<typeof checkPassword>) {
    return this.gate.check(request);
  }
}
