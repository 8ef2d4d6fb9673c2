import type { Page } from '@playwright/test';

/** What the browser keeps, as somebody who looks into it finds it. */
export const storage = {
  language: 'hearthstay.language',
  adminToken: 'hearthstay.admin-token',
  adminEmail: 'hearthstay.admin-email',
  authorized: 'hearthstay.authorized',
} as const;

type Key = (typeof storage)[keyof typeof storage];

export const stored = (page: Page, key: Key): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Puts entries into the storage of the page's site, which has to be open. */
export const store = (page: Page, entries: Partial<Record<Key, string>>): Promise<void> =>
  page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, entries);
