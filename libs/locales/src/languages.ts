import table from './languages.json' with { type: 'json' };

/** A language of the product, and the key of its texts. */
export type Locale = keyof typeof table;

export interface Language {
  /** The name of the language in the language itself. */
  readonly name: string;
  /** The tag of BCP 47 with the region whose formats the texts use. */
  readonly tag: string;
  /** The separators in dates. */
  readonly dates: {
    readonly afterNumber: string;
    /** After a short weekday, where several dates are side by side. */
    readonly afterWeekday: string;
    readonly afterLongWeekday: string;
    /** Between the days of a range, for screen readers. */
    readonly to: string;
    /** Between day, month and year of a typed date. */
    readonly inFigures: string;
  };
}

export const languages: Readonly<Record<Locale, Language>> = table;

export const locales = Object.keys(table) as unknown as readonly [Locale, ...Locale[]];

/** The language of users who have chosen none. Most guests speak German. */
export const defaultLocale: Locale = 'de';

/** The language of what operators and developers read: the output of programs and the description of the API. */
export const operatorLocale: Locale = 'en';

export const isLocale = (text: string | null | undefined): text is Locale => locales.some((locale) => locale === text);

/** The tag for the formats of `Intl`: "en-GB", whose lists have no comma before the last "and". */
export const languageTag = (locale: Locale): string => languages[locale].tag;

/** The name of a language in the reader's language. */
export const languageName = (locale: Locale, reader: Locale): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(locale) ?? languages[locale].name;

/** A value for every language. */
export const localized = <Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;
