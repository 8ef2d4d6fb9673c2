import { Controller } from '@nestjs/common';
import { checkPassword, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PasswordGate } from '../password-gate';

@Controller()
export class CheckPasswordHandler {
  constructor(private readonly gate: PasswordGate) {}

  @Handles(checkPassword)
  async handle(request: RequestOf<typeof checkPassword>) {
    return { valid: await this.gate.check(request) };
  }
}
