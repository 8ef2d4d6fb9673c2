import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { FeedCache, feedReadOf } from '../calendars/feed.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { admissionOf } from '../site-password/admission-cookie';
import { GuestGate } from '../site-password/guest-gate';
import { guestPasswords } from '../site-password/guest-passwords';
import type { CachedResponse } from '../../platform/cache/cached-response';
import { Pages } from '../pages/pages';

/** As Express decides: by the path, and by what the client accepts. */
const asksForHome = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/(?:\?|$)/.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/** Finds the cached home page, cached feeds, and the cached responses to the two API requests of every page view. */
@Injectable()
export class CachedResponses {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly occupiedDays: OccupiedDaysCache,
    private readonly feeds: FeedCache,
    private readonly gate: GuestGate,
    private readonly pages: Pages,
  ) {}

  /** The cached response; `undefined` if it is not cached, or if a service has to verify the guest's password first. */
  find(request: IncomingMessage): CachedResponse | undefined {
    if (request.method !== 'GET') return undefined;
    if (asksForHome(request)) return this.pages.find(request);
    if (request.url === '/api/bookings/settings') return this.settings.peek();
    const [, token] = /^\/api\/feeds\/([\w-]+)\.ics$/.exec(request.url ?? '') ?? [];
    if (token !== undefined) return this.feeds.peek(feedReadOf(token, request));
    if (request.url !== '/api/bookings/occupied') return undefined;
    const isAdmitted = this.gate.isKnownToAdmit(guestPasswords(request), admissionOf(request));
    return isAdmitted ? this.occupiedDays.peek() : undefined;
  }
}
