import type { IncomingMessage } from 'node:http';
import { locales, type Locale } from '@hearthstay/contracts';

/** The parameters of a page from its URL and the cookies of the request. */
export interface PageAddress {
  path: string;
  locale: Locale;
  /** Whether the URL names the language, so that the links of the page do as well. */
  namesLocale: boolean;
  /** The month in the URL. */
  month: string | null;
  /** The first of the days in the URL. */
  from: string | null;
  /** Whether the cookie says that the password gate was passed. It is not verified. */
  isAuthorized: boolean;
}

/** The cookies that the front end writes. They grant no access. */
const languageCookie = /(?:^|;\s*)hearthstay-language=(\w+)(?:;|$)/;
const authorizedCookie = /(?:^|;\s*)hearthstay-authorized=true(?:;|$)/;

const noParameters = new URLSearchParams();

const isLocale = (text: string | null | undefined): text is Locale => locales.some((locale) => locale === text);

/** The requested page, in the language of its URL, otherwise of the cookie, otherwise in German. */
export const pageAddressOf = ({ url = '/', headers }: IncomingMessage): PageAddress => {
  const [path = '/', query = ''] = url.split('?', 2);
  const parameters = query === '' ? noParameters : new URLSearchParams(query);
  const lang = parameters.get('lang');
  const cookies = headers.cookie ?? '';
  const chosen = languageCookie.exec(cookies)?.[1];
  const namesLocale = isLocale(lang);
  const locale = namesLocale ? lang : isLocale(chosen) ? chosen : 'de';
  return {
    path,
    locale,
    namesLocale,
    month: parameters.get('month'),
    from: parameters.get('from'),
    isAuthorized: authorizedCookie.test(cookies),
  };
};
