import { Inject, Injectable } from '@nestjs/common';
import { admitGuest, type RequestOf } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Response } from 'express';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { setAdmissionCookie } from './admission-cookie';
import { Admissions } from './admissions';

/** Whether browsers reach the site by HTTPS alone. */
export const siteIsSecure = Symbol('site is secure');

/** The password gate before what is answered from memory; before everything else it stands in the service itself. */
@Injectable()
export class GuestGate {
  private readonly admissions = new Admissions();

  constructor(
    private readonly rpc: RpcClient,
    private readonly settings: PublicSettingsCache,
    @Inject(siteIsSecure) private readonly isSecure: boolean,
  ) {}

  /** Whether the guest may pass, as far as is known without asking. */
  isKnownToAdmit(passwords: readonly string[], admission: string | undefined): boolean {
    const passwordRequired = this.settings.peek()?.value.passwordRequired ?? true;
    return !passwordRequired || this.admissions.has(passwords, admission);
  }

  /** @throws DomainError `PASSWORD_REQUIRED`, or `RATE_LIMITED` for a guest who has tried too often. */
  async admit(guest: RequestOf<typeof admitGuest>, response: Response): Promise<void> {
    const { passwordRequired } = (await this.settings.get()).value;
    if (!passwordRequired || this.isKnownToAdmit(guest.passwords, guest.admission)) return;
    const verdict = this.rpc.call(admitGuest, guest);
    await this.admissions.addAfter(verdict, guest.passwords, guest.admission);
    this.keepAdmission(await verdict, response);
  }

  /** Gives the browser the admission that an answer of the service carries. */
  keepAdmission({ admission }: { admission?: string }, response: Response): void {
    if (admission !== undefined) setAdmissionCookie(response, admission, this.isSecure);
  }

  invalidate(): void {
    this.admissions.invalidate();
  }
}
