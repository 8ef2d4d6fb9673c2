import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { admitGuest, type RequestOf } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Response } from 'express';
import { Cookies } from '../../platform/security/cookies';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { Admissions } from './admissions';
import { guestPasswords } from './guest-passwords';

/** Enforces the site password for cached responses; the bookings service enforces it for every other call. */
@Injectable()
export class GuestGate {
  private readonly admissions = new Admissions();

  constructor(
    private readonly rpc: RpcClient,
    private readonly settings: PublicSettingsCache,
    private readonly cookies: Cookies,
  ) {}

  /** Whether the cache contains the admission of the guest who sends the request, or no password is required. */
  isKnownToAdmit(request: IncomingMessage): boolean {
    return this.isAdmitted(guestPasswords(request), this.cookies.read(request, 'admission'));
  }

  private isAdmitted(passwords: readonly string[], admission: string | undefined): boolean {
    const passwordRequired = this.settings.peek()?.value.passwordRequired ?? true;
    return !passwordRequired || this.admissions.has(passwords, admission);
  }

  /** @throws DomainError `PASSWORD_REQUIRED`, or `RATE_LIMITED` for a guest with too many attempts. */
  async admit(guest: RequestOf<typeof admitGuest>, response: Response): Promise<void> {
    const { passwordRequired } = (await this.settings.get()).value;
    if (!passwordRequired || this.isAdmitted(guest.passwords, guest.admission)) return;
    const verdict = this.rpc.call(admitGuest, guest);
    await this.admissions.addAfter(verdict, guest.passwords, guest.admission);
    this.keepAdmission(await verdict, response);
  }

  /** Sets the admission cookie if the service has returned an admission. */
  keepAdmission({ admission }: { admission?: string }, response: Response): void {
    if (admission !== undefined) this.cookies.setForServer(response, 'admission', admission);
  }

  invalidate(): void {
    this.admissions.invalidate();
  }
}
