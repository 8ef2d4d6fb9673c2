import type { Page } from '@playwright/test';
import { outsideBrackets } from '@hearthstay/testing/pseudo-language';
import { guests, owners } from '../deployment/people';

/** The texts of a page, including those that only screen readers announce. */
const readable = (): string => {
  const attributes = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'];
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  return [
    document.title,
    document.body.innerText,
    ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
  ].join('\n');
};

const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, day + 1));
const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** Names, and the German words of dates, which `Intl` writes. */
const known = new Set([
  ...(['short', 'long'] as const).flatMap((style) =>
    days.flatMap((day) =>
      wordsOf(
        new Intl.DateTimeFormat('de-DE', { weekday: style, month: style, day: 'numeric', timeZone: 'UTC' }).format(day),
      ),
    ),
  ),
  ...[...Object.values(guests), ...owners].flatMap(({ name }) => wordsOf(name)),
  ...['DE', 'EN', 'Deutsch', 'Englisch', 'English', 'EUR'],
]);

/** E-mail addresses, URLs, and references of payments. */
const addresses = /\S+@\S+|(https?:\/\/|localhost)\S+|\bHS-\w{6}\b/gu;

/**
 * The words on a page that are not in the pseudo-language, except those of `data` and those in messages of other
 * servers.
 */
export const untranslatedOn = async (page: Page, data: readonly string[]): Promise<string[]> => {
  const ofServers = await page.locator('samp').allInnerTexts();
  const ofData = new Set([...data, ...ofServers].flatMap(wordsOf));
  const outside = outsideBrackets(await page.evaluate(readable)).replaceAll(addresses, ' ');
  return [...new Set(outside.match(/\p{L}{2,}/gu))].filter((word) => !known.has(word) && !ofData.has(word));
};
