import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DomainError, guestsOf, quoteBodySchema, type QuoteBody, type SettingsView } from '@hearthstay/contracts';
import { oneGuest, quoteOf, type Quote } from '@hearthstay/prices';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { admissionOf } from '../site-password/admission-cookie';
import { GuestGate } from '../site-password/guest-gate';
import { guestPasswords } from '../site-password/guest-passwords';

/** @throws DomainError `PRICES_OFF`, `TOO_MANY_GUESTS`, `VALIDATION_FAILED` */
const quoteBy = (settings: SettingsView, { startDate, endDate, ...guests }: QuoteBody): Quote => {
  if (!settings.prices) throw new DomainError('PRICES_OFF');
  return quoteOf({ start: startDate, end: endDate }, guestsOf(guests, settings) ?? oneGuest, settings.prices);
};

/** Computes quotes from the cached settings. */
@Injectable()
export class Quotes {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly gate: GuestGate,
  ) {}

  /** @throws DomainError `PRICES_OFF`, `TOO_MANY_GUESTS`, `VALIDATION_FAILED` */
  async quote(body: QuoteBody): Promise<Quote> {
    return quoteBy((await this.settings.get()).value, body);
  }

  /** The quote, if the cache suffices for it and nothing has to be refused; `undefined` otherwise. */
  find(request: IncomingMessage, body: unknown): Quote | undefined {
    const isAdmitted = this.gate.isKnownToAdmit(guestPasswords(request), admissionOf(request));
    const settings = isAdmitted ? this.settings.peek()?.value : undefined;
    const parsed = quoteBodySchema.safeParse(body);
    if (!settings || !parsed.success) return undefined;
    try {
      return quoteBy(settings, parsed.data);
    } catch {
      // The controller says why.
      return undefined;
    }
  }
}
