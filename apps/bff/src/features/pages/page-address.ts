import type { IncomingMessage } from 'node:http';
import { locales, type Locale } from '@hearthstay/contracts';

/** What a page's address and the caller's cookie ask for. */
export interface PageAddress {
  path: string;
  locale: Locale;
  /** Whether the address itself names the language, for links to name it as well. */
  namesLocale: boolean;
  /** The month as the address names it. */
  month: string | null;
  /** Whether the caller claims to have passed the password gate. */
  isAuthorized: boolean;
}

/** The front end writes these cookies. Neither holds anything else, and neither gives access to anything. */
const languageCookie = /(?:^|;\s*)hearthstay-language=(\w+)(?:;|$)/;
const authorizedCookie = /(?:^|;\s*)hearthstay-authorized=true(?:;|$)/;

const isLocale = (text: string | null | undefined): text is Locale => locales.some((locale) => locale === text);

/** The page that a request asks for, in the language of its address, else the one chosen before, else German. */
export const pageAddressOf = ({ url = '/', headers }: IncomingMessage): PageAddress => {
  const [path = '/', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const lang = parameters.get('lang');
  const cookies = headers.cookie ?? '';
  const chosen = languageCookie.exec(cookies)?.[1];
  const namesLocale = isLocale(lang);
  const locale = namesLocale ? lang : isLocale(chosen) ? chosen : 'de';
  return { path, locale, namesLocale, month: parameters.get('month'), isAuthorized: authorizedCookie.test(cookies) };
};
