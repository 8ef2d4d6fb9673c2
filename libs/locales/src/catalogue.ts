import { createInstance } from 'i18next';
import type { Locale } from './languages';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** What code asks for: `facts.guests`, or `nights` for `nights_one` and `nights_other`. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Name}_${PluralForm}`
      ? Name
      : Key
    : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

/** A text with values in place of its `{{placeholders}}`; `count` chooses the plural form. */
export type Translate<Texts> = (key: TextKey<Texts>, values?: Record<string, unknown>) => string;

/**
 * Texts for programs without a page. They are neither escaped nor do values become part of the text's own syntax.
 *
 * @param loadTexts loads the texts of a language
 * @param defaultVariables values for every text
 */
export const catalogueOf = <Texts extends object>(
  loadTexts: (locale: Locale) => Promise<Texts>,
  defaultVariables: Record<string, unknown> = {},
) => {
  const i18n = createInstance({
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables },
  });
  void i18n.init();
  const textsIn = (locale: Locale): Translate<Texts> => i18n.getFixedT(locale);
  return {
    load: async (locale: Locale): Promise<Translate<Texts>> => {
      if (!i18n.hasResourceBundle(locale, 'translation')) {
        i18n.addResourceBundle(locale, 'translation', await loadTexts(locale));
      }
      return textsIn(locale);
    },
    /** Only for a language that is loaded. */
    textsIn,
  };
};
