import type { Locale } from '@hearthstay/locales';
import { loadScreen, type ScreenTexts } from '@hearthstay/locales/load-texts';

/**
 * One namespace per feature, `common` for shared texts, `rules` for the errors that a page of guests finds itself, and
 * `errors` for all errors of the server, those of `rules` included.
 */
export type Namespace = keyof ScreenTexts;

/** The backend of i18next. */
export const textFiles = {
  type: 'backend' as const,
  read: async (locale: Locale, namespace: Namespace): Promise<object> => ({
    ...(namespace === 'errors' && (await loadScreen(locale, 'rules'))),
    ...(await loadScreen(locale, namespace)),
  }),
};
