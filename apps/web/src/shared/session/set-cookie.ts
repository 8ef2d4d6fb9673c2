import { cookieName, type CookieName } from '@hearthstay/contracts/cookie-names';

const year = 365 * 24 * 60 * 60;

/**
 * Keeps in a cookie what the server needs to know to render what the browser will show. A cookie whose value would be
 * `false` is removed.
 */
export const setCookie = (name: CookieName, value: string | boolean) => {
  const isSecure = location.protocol === 'https:';
  const maxAge = value === false ? 0 : year;
  const secure = isSecure ? '; Secure' : '';
  document.cookie = `${cookieName(name, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};
