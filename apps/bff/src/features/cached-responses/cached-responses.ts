import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { FeedCache, feedReadOf } from '../calendars/feed.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { admissionOf } from '../site-password/admission-cookie';
import { GuestGate } from '../site-password/guest-gate';
import { guestPasswords } from '../site-password/guest-passwords';
import type { CachedResponse } from '../../platform/cache/cached-response';
import type { FoundResponse } from '../../platform/http/respond-from-cache';
import { Pages } from '../pages/pages';

/** As Express decides: by the path, and by what the client accepts. */
const asksForHome = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/(?:\?|$)/.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

const feedTokenIn = (url: string): string | undefined => /^\/api\/feeds\/([\w-]+)\.ics$/.exec(url)?.[1];

const found = (route: string, response: CachedResponse | undefined): FoundResponse | undefined =>
  response && { route, response };

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
  find(request: IncomingMessage): FoundResponse | undefined {
    if (request.method !== 'GET') return undefined;
    if (asksForHome(request)) return found('/', this.pages.find(request));
    const { url = '' } = request;
    if (url === '/api/bookings/settings') return found(url, this.settings.peek());
    const token = feedTokenIn(url);
    if (token !== undefined) return found('/api/feeds/:token.ics', this.feeds.peek(feedReadOf(token, request)));
    if (url !== '/api/bookings/occupied') return undefined;
    const isAdmitted = this.gate.isKnownToAdmit(guestPasswords(request), admissionOf(request));
    return isAdmitted ? found(url, this.occupiedDays.peek()) : undefined;
  }
}
