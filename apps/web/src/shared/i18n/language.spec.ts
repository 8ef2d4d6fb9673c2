import i18n from 'i18next';
import { storageKeys } from '@web/shared/session/storage';
import { chooseLanguage, firstLocale, rememberedLocale } from './language';
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
