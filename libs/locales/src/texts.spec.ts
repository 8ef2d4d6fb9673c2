import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales, type Locale } from './languages';

type Texts = Map<string, string>;

const pluralForm = /_(zero|one|two|few|many|other)$/u;
const nameOf = (key: string) => key.replace(pluralForm, '');

const filesOf = (locale: Locale) =>
  readdirSync(join(__dirname, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted();

const flat = (texts: object, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, object | string]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

/** `emails.json: facts.guests` and its text, for every text of a language. */
const textsOf = (locale: Locale): Texts =>
  new Map(
    filesOf(locale).flatMap((file) =>
      flat(JSON.parse(readFileSync(join(__dirname, locale, file), 'utf8')) as object, `${file}: `),
    ),
  );

const namesIn = (texts: Texts) => [...new Set([...texts.keys()].map(nameOf))].toSorted();

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<\/?\w+>/gu)].map(([found]) => found).toSorted();

/** The values that a text names; of plural forms, those of the one for most numbers: others may say "ein Tag". */
const valuesIn = (texts: Texts) =>
  Object.fromEntries(
    [...texts]
      .filter(([key]) => !pluralForm.test(key) || key.endsWith('_other'))
      .map(([key, text]) => [nameOf(key), placeholdersIn(text)]),
  );

const defaultTexts = textsOf(defaultLocale);

describe.each(locales)('the texts in %s', (locale) => {
  const texts = textsOf(locale);

  it('are in the same files as those of the default language', () => {
    expect(filesOf(locale)).toEqual(filesOf(defaultLocale));
  });

  it('say the same things as those of the default language, with the same values', () => {
    expect(namesIn(texts)).toEqual(namesIn(defaultTexts));
    expect(valuesIn(texts)).toEqual(valuesIn(defaultTexts));
  });

  it('have every plural form of the language, and no other', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const plurals = [...texts.keys()].filter((key) => pluralForm.test(key));
    expect(plurals).not.toEqual([]);
    for (const name of new Set(plurals.map(nameOf))) {
      const written = plurals.filter((key) => nameOf(key) === name).map((key) => key.slice(name.length + 1));
      expect({ name, written: written.toSorted() }).toEqual({ name, written: forms });
    }
  });

  it('have no empty text, and no placeholder that is left open', () => {
    for (const text of texts.values()) expect(text.replaceAll(/\{\{\w+\}\}/gu, 'x')).toMatch(/^[^{}]+$/u);
  });
});
