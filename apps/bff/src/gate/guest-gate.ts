import { Injectable } from '@nestjs/common';
import { admitGuest } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { PublicSettingsCache } from '../cache/public-settings.cache';
import { Admissions } from './admissions';

/** The password gate before what is answered from memory; before everything else it stands in the service itself. */
@Injectable()
export class GuestGate {
  private readonly admissions = new Admissions();

  constructor(
    private readonly rpc: RpcClient,
    private readonly settings: PublicSettingsCache,
  ) {}

  /** Whether the guest may pass, as far as is known without asking. */
  isKnownToAdmit(passwords: readonly string[], caller: string): boolean {
    const passwordRequired = this.settings.peek()?.value.passwordRequired ?? true;
    return !passwordRequired || this.admissions.has(passwords, caller);
  }

  /** @throws DomainError `PASSWORD_REQUIRED`, or `RATE_LIMITED` for a caller who has tried too often. */
  async admit(passwords: string[], caller: string): Promise<void> {
    const { passwordRequired } = (await this.settings.get()).value;
    if (!passwordRequired || this.isKnownToAdmit(passwords, caller)) return;
    await this.admissions.rememberAfter(this.rpc.call(admitGuest, { passwords, caller }), passwords, caller);
  }

  forget(): void {
    this.admissions.forget();
  }
}
