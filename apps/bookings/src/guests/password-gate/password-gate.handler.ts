import { Controller } from '@nestjs/common';
import { admitGuest, checkPassword, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PasswordGate } from './password-gate';

@Controller()
export class PasswordGateHandler {
  constructor(private readonly gate: PasswordGate) {}

  @Handles(admitGuest)
  admit(request: RequestOf<typeof admitGuest>) {
    return this.gate.admit(request);
  }

  @Handles(checkPassword)
  check(request: RequestOf<typeof checkPassword>) {
    return this.gate.check(request);
  }
}
