import { Controller } from '@nestjs/common';
import { admitGuest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PasswordGate } from '../password-gate';

@Controller()
export class AdmitGuestHandler {
  constructor(private readonly gate: PasswordGate) {}

  @Handles(admitGuest)
  handle(request: RequestOf<typeof admitGuest>) {
    return this.gate.admit(request);
  }
}
