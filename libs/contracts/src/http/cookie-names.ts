/** The cookies of guests: `language` and `authorized` are written by the browser, `admission` by the BFF. */
export type CookieName = 'language' | 'authorized' | 'admission';

/**
 * The full name of a cookie. With the prefix `__Host-`, browsers accept it only over HTTPS, for this host and for all
 * paths, so no other host of the domain can set it.
 */
export const cookieName = (name: CookieName, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}hearthstay-${name}`;
