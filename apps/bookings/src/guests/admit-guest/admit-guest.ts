import { Controller } from '@nestjs/common';
import { admitGuest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PasswordGate } from '../password-gate/password-gate';

@Controller()
export class AdmitGuest {
  constructor(private readonly gate: PasswordGate) {}

  @Handles(admitGuest)
  run(request: RequestOf<typeof admitGuest>) {
    return this.gate.admit(request);
  }
}
