import { embedLookSchema, type EmbedLook } from '@hearthstay/contracts';
import { defaultLocale, isLocale, type Locale } from '@hearthstay/locales';
import { parseOrRefuse } from '@hearthstay/messaging';

/** The path of the calendar for frames of other websites. */
export const embedPath = '/embed';

const parametersOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?', 2)[1]);

/** The language that an address of the calendar names. There is no other choice: a frame gets no cookies. */
export const embedLocaleOf = (url: string): Locale => {
  const lang = parametersOf(url).get('lang');
  return isLocale(lang) ? lang : defaultLocale;
};

/** The month that an address of the calendar names. */
export const embedMonthOf = (url: string): string | null => parametersOf(url).get('month');

/** The colours that an address of the calendar names. @throws DomainError `VALIDATION_FAILED` */
export const embedLookOf = (url: string): EmbedLook => {
  const parameters = parametersOf(url);
  return parseOrRefuse(embedLookSchema, {
    accent: parameters.get('accent') ?? undefined,
    background: parameters.get('background') ?? undefined,
  });
};

/** The same address without what it does not need, so that equal pages have equal ones. */
export const embedAddress = (locale: Locale, month: string | undefined, look: EmbedLook): string => {
  const parameters = new URLSearchParams({ lang: locale });
  for (const [name, value] of Object.entries({ ...look, month })) {
    if (value !== undefined) parameters.set(name, value);
  }
  return `${embedPath}?${parameters.toString()}`;
};
