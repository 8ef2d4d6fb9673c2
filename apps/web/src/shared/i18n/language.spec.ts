import i18n from 'i18next';
import { readCookie, setCookie } from '@web/shared/session/cookies';
import { storageKeys } from '@web/shared/session/storage';
import { failTexts, holdTexts, replaceTexts } from '@web/testing/replace-texts';
import { chooseLanguage, firstLocale, keepLanguage, rememberedLocale } from './language';

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
])('is $locale with the cookie $cookie and $stored in the storage, and then stored in both', (kept) => {
  if (kept.cookie) setCookie('language', kept.cookie);
  if (kept.stored) localStorage.setItem(storageKeys.language, kept.stored);
  expect(firstLocale()).toBe(kept.locale);
  keepLanguage();
  expect([readCookie('language'), localStorage.getItem(storageKeys.language)]).toEqual([kept.locale, kept.locale]);
});

it('stores nothing if no language was chosen', () => {
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
  const load = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const restore = replaceTexts('common', load);
  await chooseLanguage('en');
  expect(load).toHaveBeenCalledTimes(1);
  expect(i18n.language).toBe('de');
  expect(rememberedLocale()).toBe('en');
  restore();
  await chooseLanguage('en');
  expect(i18n.language).toBe('en');
});

it('stays in its language while only some of the texts of another are loaded', async () => {
  await i18n.loadNamespaces('my-requests');
  const restore = failTexts('my-requests');
  await chooseLanguage('en');
  expect(i18n.language).toBe('de');
  restore();
  await chooseLanguage('en');
  expect(i18n.language).toBe('en');
});

it('is the one chosen last, even if the texts of the one before are loaded later', async () => {
  const arrive = holdTexts('common', 'en');
  const english = chooseLanguage('en');
  await chooseLanguage('de');
  arrive();
  await english;
  expect(i18n.language).toBe('de');
});
