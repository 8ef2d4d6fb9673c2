import type { IncomingMessage } from 'node:http';
import { defaultLocale, isLocale, type Locale } from '@hearthstay/locales';
import type { Cookies } from '../../platform/security/cookies';

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

const noParameters = new URLSearchParams();

/**
 * The requested page, in the language of its URL, otherwise of the cookie, otherwise in the default one. The front end
 * writes the cookies; they grant no access.
 */
export const pageAddressOf = (request: IncomingMessage, cookies: Cookies): PageAddress => {
  const { url = '/' } = request;
  const [path = '/', query = ''] = url.split('?', 2);
  const parameters = query === '' ? noParameters : new URLSearchParams(query);
  const lang = parameters.get('lang');
  const chosen = cookies.read(request, 'language');
  const namesLocale = isLocale(lang);
  const locale = namesLocale ? lang : isLocale(chosen) ? chosen : defaultLocale;
  return {
    path,
    locale,
    namesLocale,
    month: parameters.get('month'),
    from: parameters.get('from'),
    isAuthorized: cookies.read(request, 'authorized') === 'true',
  };
};
