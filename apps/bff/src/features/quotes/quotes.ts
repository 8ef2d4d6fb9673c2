import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DomainError, guestsOf, quoteBodySchema, type QuoteBody, type StayConditions } from '@hearthstay/contracts';
import { oneGuest, quoteOf, type Quote } from '@hearthstay/prices';
import { LRUCache } from 'lru-cache';
import { parseBody } from '../../platform/http/small-json-body';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { GuestGate } from '../site-password/guest-gate';

/** @throws DomainError `PRICES_OFF`, `TOO_MANY_GUESTS`, `VALIDATION_FAILED` */
const quoteBy = (conditions: StayConditions, { startDate, endDate, ...guests }: QuoteBody): Quote => {
  if (!conditions.prices) throw new DomainError('PRICES_OFF');
  return quoteOf({ start: startDate, end: endDate }, guestsOf(guests, conditions) ?? oneGuest, conditions.prices);
};

/** The controller responds with the reason if there is none. */
const jsonBy = (conditions: StayConditions, body: string): string | undefined => {
  const { success, data } = quoteBodySchema.safeParse(parseBody(body));
  try {
    return success ? JSON.stringify(quoteBy(conditions, data)) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Computes quotes from the cached settings, and caches each under the body of its request until the settings change.
 */
@Injectable()
export class Quotes {
  private readonly kept = new LRUCache<string, string>({ max: 1_000 });
  private keptBy?: StayConditions;

  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly gate: GuestGate,
  ) {}

  /** @throws DomainError `PRICES_OFF`, `TOO_MANY_GUESTS`, `VALIDATION_FAILED` */
  async quote(body: QuoteBody): Promise<Quote> {
    return quoteBy((await this.settings.get()).conditions.value, body);
  }

  /** The quote for a body as JSON, if the cached settings suffice and nothing is refused; `undefined` otherwise. */
  find(request: IncomingMessage, body: string): string | undefined {
    const isAdmitted = this.gate.isKnownToAdmit(request);
    const conditions = isAdmitted ? this.settings.peek()?.conditions.value : undefined;
    if (!conditions) return undefined;
    if (conditions !== this.keptBy) this.kept.clear();
    this.keptBy = conditions;
    const json = this.kept.get(body) ?? jsonBy(conditions, body);
    if (json !== undefined) this.kept.set(body, json);
    return json;
  }
}
