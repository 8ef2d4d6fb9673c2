import type { Locale } from '@hearthstay/locales';
import { loadScreen, type ScreenTexts } from '@hearthstay/locales/load-texts';

/**
 * One namespace per feature, `common` for what they share, `rules` for what a page says of its fields as the server
 * would, `errors` for all that the server may answer, the rules among it.
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
