import { cookieName, type CookieName } from '@hearthstay/contracts/cookie-names';

const isSecure = () => location.protocol === 'https:';

/** The cookie's value; `null` where there is none. */
export const readCookie = (name: CookieName): string | null => {
  const start = `${cookieName(name, isSecure())}=`;
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(start));
  return cookie?.slice(start.length) ?? null;
};

const year = 365 * 24 * 60 * 60;

/**
 * Keeps in a cookie what the server needs to know to render what the browser will show. A cookie whose value would be
 * `false` is removed.
 */
export const setCookie = (name: CookieName, value: string | boolean) => {
  const maxAge = value === false ? 0 : year;
  const secure = isSecure() ? '; Secure' : '';
  document.cookie = `${cookieName(name, isSecure())}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};
