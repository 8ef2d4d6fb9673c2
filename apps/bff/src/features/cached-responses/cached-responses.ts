import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { FeedCache, feedReadOf } from '../calendars/feed.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { GuestGate } from '../site-password/guest-gate';
import { sendCached, type CachedResponse } from '../../platform/cache/cached-response';
import { sendJson } from '../../platform/http/send-json';
import { hasSmallJsonBody, parseBody, readText } from '../../platform/http/small-json-body';
import { Pages } from '../pages/pages';
import { Quotes } from '../quotes/quotes';
import type { FoundResponse } from './respond-from-cache';

/** The rules of Express: the path, and the types that the client accepts. */
const asksForHome = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/(?:\?|$)/.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

const occupied = '/api/bookings/occupied';
const isBehindPassword = (url: string): boolean => url === occupied || url === '/api/bookings/stay-conditions';

const feedTokenIn = (url: string): string | undefined => /^\/api\/feeds\/([\w-]+)\.ics$/.exec(url)?.[1];

const found = (route: string, response: CachedResponse | undefined): FoundResponse | undefined =>
  response && { route, send: (...to) => sendCached(response, ...to) };

/**
 * Finds the cached home page, cached feeds, the cached responses to the API requests of every page view, and quotes by
 * the cached settings.
 */
@Injectable()
export class CachedResponses {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly occupiedDays: OccupiedDaysCache,
    private readonly feeds: FeedCache,
    private readonly gate: GuestGate,
    private readonly pages: Pages,
    private readonly quotes: Quotes,
  ) {}

  /** The cached response; `undefined` if it is not cached, or if a service has to verify the guest's password first. */
  find(request: IncomingMessage): FoundResponse | undefined | Promise<FoundResponse | undefined> {
    if (request.method === 'POST') return this.findQuote(request);
    if (request.method !== 'GET') return undefined;
    if (asksForHome(request)) return found('/', this.pages.find(request));
    const { url = '' } = request;
    if (url === '/api/bookings/settings') return found(url, this.settings.peek());
    const token = feedTokenIn(url);
    if (token !== undefined) return found('/api/feeds/:token.ics', this.feeds.peek(feedReadOf(token, request)));
    if (!isBehindPassword(url) || !this.gate.isKnownToAdmit(request)) return undefined;
    return found(url, url === occupied ? this.occupiedDays.peek() : this.settings.peek()?.conditions);
  }

  private async findQuote(request: IncomingMessage): Promise<FoundResponse | undefined> {
    const { url = '' } = request;
    if (url !== '/api/bookings/quote' || !hasSmallJsonBody(request)) return undefined;
    const text = await readText(request);
    const quote = this.quotes.find(request, text);
    if (quote) return { route: url, send: (_request, response, headers) => sendJson(quote, response, headers) };
    // Express gets the parsed body from here, because it cannot read the body again.
    (request as Request).body = parseBody(text);
    return undefined;
  }
}
