const year = 365 * 24 * 60 * 60;

/**
 * Keeps in a cookie what the server needs to know to render what the browser will show. The BFF reads it by its name.
 * A cookie whose value would be `false` is removed.
 */
export const setCookie = (name: 'language' | 'authorized', value: string | boolean) => {
  const maxAge = value === false ? 0 : year;
  document.cookie = `hearthstay-${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
};
