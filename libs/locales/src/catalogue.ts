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
 * The texts of programs. Values are not escaped, and their own placeholders stay as they are.
 *
 * @param loadTexts loads the texts of a language
 * @param defaultVariables values for every text
 */
export const catalogueOf = <Texts extends object>(
  loadTexts: (locale: Locale) => Promise<Texts>,
  defaultVariables: Record<string, unknown> = {},
) => {
  const loaded = new Map<Locale, Translate<Texts>>();

  /** @throws when the language is not loaded: keys say nothing to a reader. */
  const textsIn = (locale: Locale): Translate<Texts> => {
    const translate = loaded.get(locale);
    if (!translate) throw new Error(`The texts in "${locale}" are not loaded`);
    return translate;
  };

  /** Loads the texts of a language, once, and i18next with the first of them. */
  const load = async (locale: Locale): Promise<Translate<Texts>> => {
    if (!loaded.has(locale)) {
      const { createInstance } = await import('i18next');
      const i18n = createInstance({
        lng: locale,
        resources: { [locale]: { translation: await loadTexts(locale) } },
        interpolation: { escapeValue: false, defaultVariables },
        initAsync: false,
      });
      void i18n.init();
      loaded.set(locale, i18n.t);
    }
    return textsIn(locale);
  };

  return { load, textsIn };
};
