import 'i18next';
import type { loadCrashed, ScreenTexts, TextsOf } from '@hearthstay/locales/load-texts';

declare module 'i18next' {
  /** The German texts say which keys there are, so that a wrong one is an error of the compiler. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Omit<ScreenTexts, 'errors'> & {
      errors: ScreenTexts['rules'] & ScreenTexts['errors'];
      crashed: TextsOf<typeof loadCrashed>;
    };
  }
}
