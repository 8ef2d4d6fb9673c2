import { catalogueOf } from './catalogue';

const texts = {
  hello: 'Hello {{name}}',
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  a: { b: '{{max}} at most' },
};

const load = () => catalogueOf(async () => texts, { max: 5 }).load('en');

it('fills in values as they are, without reading them as texts', async () => {
  const t = await load();
  expect(t('hello', { name: '<b> {{max}} $t(hello) $&' })).toBe('Hello <b> {{max}} $t(hello) $&');
  expect(t('a.b')).toBe('5 at most');
});

it('chooses the plural form', async () => {
  const t = await load();
  expect([0, 1, 2].map((count) => t('nights', { count }))).toEqual(['0 nights', '1 night', '2 nights']);
});

it('loads the texts of a language once', async () => {
  const loadTexts = jest.fn().mockResolvedValue(texts);
  const catalogue = catalogueOf(loadTexts);
  expect(() => catalogue.textsIn('de')).toThrow('The texts in "de" are not loaded');
  const [loaded] = [await catalogue.load('de'), await catalogue.load('de')];
  expect(catalogue.textsIn('de')).toBe(loaded);
  expect(loadTexts.mock.calls).toEqual([['de']]);
});
