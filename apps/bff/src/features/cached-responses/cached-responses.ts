import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { admissionOf } from '../site-password/admission-cookie';
import { GuestGate } from '../site-password/guest-gate';
import { guestPasswords } from '../site-password/guest-passwords';
import type { CachedJson } from '../../platform/cache/cached-json';

/** Finds the cached responses to the two requests of every page view. */
@Injectable()
export class CachedResponses {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly occupiedDays: OccupiedDaysCache,
    private readonly gate: GuestGate,
  ) {}

  /** The cached response; `undefined` if it is not cached, or if a service has to verify the guest's password first. */
  find(request: IncomingMessage): CachedJson<unknown> | undefined {
    if (request.method !== 'GET') return undefined;
    if (request.url === '/api/bookings/settings') return this.settings.peek();
    if (request.url !== '/api/bookings/occupied') return undefined;
    const isAdmitted = this.gate.isKnownToAdmit(guestPasswords(request), admissionOf(request));
    return isAdmitted ? this.occupiedDays.peek() : undefined;
  }
}
