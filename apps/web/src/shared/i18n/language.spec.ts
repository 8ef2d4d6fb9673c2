import i18n from 'i18next';
import { readCookie, setCookie } from '@web/shared/session/cookies';
import { storageKeys } from '@web/shared/session/storage';
import { chooseLanguage, firstLocale, keepLanguage, rememberedLocale } from './language';
import { loadTexts } from './start-i18n';

it.each([
  ['en', 'en'],
  ['de', 'de'],
  ['fr', 'de'],
  [null, 'de'],
])('starts in the language chosen before: %s as %s', (chosen, locale) => {
  if (chosen) localStorage.setItem(storageKeys.language, chosen);
  expect(rememberedLocale()).toBe(locale);
});

const clearCookie = () => setCookie('language', false);
beforeEach(clearCookie);
afterEach(clearCookie);

it.each([
  { cookie: 'en', stored: null, locale: 'en' },
  { cookie: 'en', stored: 'de', locale: 'en' },
  { cookie: 'de', stored: 'en', locale: 'de' },
  { cookie: 'fr', stored: 'en', locale: 'en' },
  { cookie: null, stored: 'en', locale: 'en' },
])('is $locale with the cookie $cookie and $stored in the storage, and then both say so', (kept) => {
  if (kept.cookie) setCookie('language', kept.cookie);
  if (kept.stored) localStorage.setItem(storageKeys.language, kept.stored);
  expect(firstLocale()).toBe(kept.locale);
  keepLanguage();
  expect([readCookie('language'), localStorage.getItem(storageKeys.language)]).toEqual([kept.locale, kept.locale]);
});

it('keeps nothing where no language was chosen', () => {
  keepLanguage();
  expect([readCookie('language'), localStorage.getItem(storageKeys.language)]).toEqual([null, null]);
});

it.each([
  ['?lang=de', 'de'],
  ['?lang=fr', 'en'],
  ['?lang=', 'en'],
  ['', 'en'],
])('begins at the address "/%s" in %s where English was chosen before', (query, locale) => {
  localStorage.setItem(storageKeys.language, 'en');
  history.replaceState(null, '', `/${query}`);
  expect(firstLocale()).toBe(locale);
  history.replaceState(null, '', '/');
});

it('stays in its language while the texts of another cannot be loaded', async () => {
  const load = jest.spyOn(loadTexts.en, 'common').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await chooseLanguage('en');
  expect(load).toHaveBeenCalledTimes(1);
  expect(i18n.language).toBe('de');
  expect(rememberedLocale()).toBe('en');
  await chooseLanguage('en');
  expect(i18n.language).toBe('en');
  load.mockRestore();
});

it('stays in its language while only some of the texts of another are there', async () => {
  await i18n.loadNamespaces('my-requests');
  const load = jest.spyOn(loadTexts.en, 'my-requests').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await chooseLanguage('en');
  expect(i18n.language).toBe('de');
  await chooseLanguage('en');
  expect(i18n.language).toBe('en');
  load.mockRestore();
});

it('is the one chosen last, even when the texts of the one before come later', async () => {
  const texts = await loadTexts.en.common();
  let arrive: (file: typeof texts) => void = () => undefined;
  const load = jest.spyOn(loadTexts.en, 'common').mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const english = chooseLanguage('en');
  await chooseLanguage('de');
  arrive(texts);
  await english;
  expect(i18n.language).toBe('de');
  load.mockRestore();
});
