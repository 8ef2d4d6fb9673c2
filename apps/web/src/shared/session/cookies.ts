import { cookieName, type CookieName } from '@hearthstay/contracts/cookie-names';

const isSecure = () => location.protocol === 'https:';

/** The value of a cookie; `null` if it is not set. */
export const readCookie = (name: CookieName): string | null => {
  const start = `${cookieName(name, isSecure())}=`;
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(start));
  return cookie?.slice(start.length) ?? null;
};

const year = 365 * 24 * 60 * 60;

/**
 * Sets a cookie, by which the server renders the same as the browser. `false` removes the cookie.
 */
export const setCookie = (name: CookieName, value: string | boolean) => {
  const maxAge = value === false ? 0 : year;
  const secure = isSecure() ? '; Secure' : '';
  document.cookie = `${cookieName(name, isSecure())}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};
