import type { Page } from '@playwright/test';

/** The data that the product stores in the browser. */
export const storage = {
  language: 'hearthstay.language',
  adminToken: 'hearthstay.admin-token',
  adminEmail: 'hearthstay.admin-email',
  authorized: 'hearthstay.authorized',
} as const;

type Key = (typeof storage)[keyof typeof storage];

export const stored = (page: Page, key: Key): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Stores entries in the storage of the site, which has to be open in the page. */
export const store = (page: Page, entries: Partial<Record<Key, string>>): Promise<void> =>
  page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, entries);
