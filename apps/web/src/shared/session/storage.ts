type KeepsTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const inMemory = (): KeepsTexts => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

/**
 * A storage of the browser or, if the browser blocks it as with all cookies, one that lasts as long as the page is
 * open.
 */
export const openStorage = (open: () => KeepsTexts): KeepsTexts => {
  try {
    return open();
  } catch {
    return inMemory();
  }
};

/** Kept by the browser for this site. */
export const storage = openStorage(() => localStorage);

/** Kept for one tab until the tab is closed. */
export const tabStorage = openStorage(() => sessionStorage);

export const storageKeys = {
  adminToken: 'hearthstay.admin-token',
  adminEmail: 'hearthstay.admin-email',
  authorized: 'hearthstay.authorized',
  appPassword: 'hearthstay.app-password',
  language: 'hearthstay.language',
  days: 'hearthstay.chosen-days',
  fields: 'hearthstay.request-form',
  guests: 'hearthstay.guests',
  adminToAdd: 'hearthstay.admin-to-add',
  daysFor: 'hearthstay.days-for',
} as const;

const listeners = new Set<() => void>();

/** Tells the listeners that a session in this browser has begun or ended. */
export const announceChange = () => listeners.forEach((listener) => listener());

/** Calls the listener when a session begins or ends, also in another tab: a session ends in all tabs at once. */
export const onSessionChange = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
