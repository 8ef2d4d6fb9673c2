import type { Locale } from '@hearthstay/contracts';

/** One namespace per feature, `common` for what they share, `errors` for what the server may answer. */
export const namespaces = [
  'common',
  'home',
  'confirm',
  'status',
  'my-requests',
  'admin-login',
  'admin-access',
  'admin',
  'errors',
] as const;

export type Namespace = (typeof namespaces)[number];

type Texts = Record<string, unknown>;

/** Written out one by one, so that the bundler makes a file of each and a page loads only its own. */
export const loadTexts: Record<Locale, Record<Namespace, () => Promise<{ default: Texts }>>> = {
  de: {
    common: () => import('../../locales/de/common.json'),
    home: () => import('../../locales/de/home.json'),
    confirm: () => import('../../locales/de/confirm.json'),
    status: () => import('../../locales/de/status.json'),
    'my-requests': () => import('../../locales/de/my-requests.json'),
    'admin-login': () => import('../../locales/de/admin-login.json'),
    'admin-access': () => import('../../locales/de/admin-access.json'),
    admin: () => import('../../locales/de/admin.json'),
    errors: async () => ({ default: (await import('@hearthstay/sentences/de')).de }),
  },
  en: {
    common: () => import('../../locales/en/common.json'),
    home: () => import('../../locales/en/home.json'),
    confirm: () => import('../../locales/en/confirm.json'),
    status: () => import('../../locales/en/status.json'),
    'my-requests': () => import('../../locales/en/my-requests.json'),
    'admin-login': () => import('../../locales/en/admin-login.json'),
    'admin-access': () => import('../../locales/en/admin-access.json'),
    admin: () => import('../../locales/en/admin.json'),
    errors: async () => ({ default: (await import('@hearthstay/sentences/en')).en }),
  },
};
