import { Controller } from '@nestjs/common';
import { admitGuest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PasswordGate } from '../password-gate';

@Controller()
export class AdmitGuestHandler {
  constructor(private readonly gate: PasswordGate) {}

  @Handles(admitGuest)
  async handle(request: RequestOf<typeof admitGuest>) {
    await this.gate.admit(request);
    return {};
  }
}
