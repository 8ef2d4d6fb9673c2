import 'i18next';
import type { loadCrashed, loadEmbed, ScreenTexts, TextsOf } from '@hearthstay/locales/load-texts';

declare module 'i18next' {
  /** The keys of the German texts, so that the compiler finds a wrong key. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Omit<ScreenTexts, 'errors'> & {
      errors: ScreenTexts['rules'] & ScreenTexts['errors'];
      crashed: TextsOf<typeof loadCrashed>;
      embed: TextsOf<typeof loadEmbed>;
    };
  }
}
