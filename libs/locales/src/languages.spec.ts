import { homeAddress } from './home-address';
import { defaultLocale, isLocale, languageName, languages, languageTag, locales, localized } from './languages';

it.each(locales)('%s has formats of its own and a name in its own words', (locale) => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(languageTag(locale))).toEqual([languageTag(locale)]);
  expect(languageTag(locale)).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`));
  expect(languageName(locale, locale)).toBe(languages[locale].name);
});

it('knows its own languages only', () => {
  expect([...locales, 'fr', '', null, undefined].filter(isLocale)).toEqual(locales);
});

it('has a name for each language in every other', () => {
  expect(localized((locale) => languageName('en', locale))).toEqual({ de: 'Englisch', en: 'English' });
});

it('has an address of the home page in each language, and the shortest in the default one', () => {
  expect(localized((locale) => homeAddress('https://haus.example', locale))).toEqual({
    de: 'https://haus.example/',
    en: 'https://haus.example/?lang=en',
  });
  expect(homeAddress('', defaultLocale)).toBe('/');
});
