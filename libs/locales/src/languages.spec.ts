import { homeAddress } from './home-address';
import { defaultLocale, isLocale, languageName, languages, languageTag, locales, localized } from './languages';

it.each(locales)('%s has its own formats and a name in its own language', (locale) => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(languageTag(locale))).toEqual([languageTag(locale)]);
  expect(languageTag(locale)).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`));
  expect(languageName(locale, locale)).toBe(languages[locale].name);
});

it('accepts no other code', () => {
  expect([...locales, 'fr', '', null, undefined].filter(isLocale)).toEqual(locales);
});

it('has a name for each language in every other', () => {
  expect(localized((locale) => languageName('en', locale))).toEqual({ de: 'Englisch', en: 'English' });
});

it('has an address of the home page in each language, and one without a parameter in the default one', () => {
  expect(localized((locale) => homeAddress('https://haus.example', locale))).toEqual({
    de: 'https://haus.example/',
    en: 'https://haus.example/?lang=en',
  });
  expect(homeAddress('', defaultLocale)).toBe('/');
});
