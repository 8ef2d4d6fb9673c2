import table from './languages.json' with { type: 'json' };

/** A language of the product, and the key of its texts. */
export type Locale = keyof typeof table;

export interface Language {
  /** The name of the language in its own words. */
  readonly name: string;
  /** The tag of BCP 47 with the region whose formats the texts use. */
  readonly tag: string;
  /** What a date has between its parts. */
  readonly dates: {
    readonly afterNumber: string;
    /** After a short weekday, where several dates stand side by side. */
    readonly afterWeekday: string;
    readonly afterLongWeekday: string;
    /** Between the days of a range, for screen readers. */
    readonly to: string;
    /** Between the figures of a typed day. */
    readonly inFigures: string;
  };
}

export const languages: Readonly<Record<Locale, Language>> = table;

export const locales = Object.keys(table) as unknown as readonly [Locale, ...Locale[]];

/** The language of whoever has chosen none. Most guests speak German. */
export const defaultLocale: Locale = 'de';

export const isLocale = (text: string | null | undefined): text is Locale => locales.some((locale) => locale === text);

/** The tag for the formats of `Intl`: "en-GB", whose lists have no comma before the last "and". */
export const languageTag = (locale: Locale): string => languages[locale].tag;

/** What a language is called in the language of the reader. */
export const languageName = (locale: Locale, reader: Locale): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(locale) ?? languages[locale].name;

/** A value for every language. */
export const localized = <Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;
