import { fieldLimits } from '@hearthstay/stay';
import { namespaces } from '@web/shared/i18n/namespaces';
import { loadTexts } from '@web/shared/i18n/start-i18n';
import { textsInCode } from '@web/testing/texts-in-code';
import deCrashed from './de/crashed.json';
import enCrashed from './en/crashed.json';

type Texts = Map<string, string>;

const pluralForm = /_(zero|one|two|few|many|other)$/u;
const locales = ['de', 'en'] as const;

/** `namespace:a.b` and its sentence, for every text of one language. */
const textsOf = (file: object, prefix: string): [string, string][] =>
  Object.entries(file).flatMap(([key, value]: [string, object | string]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );

/** They come with the page, in place of those that could not be loaded. */
const crashed = { de: deCrashed, en: enCrashed };

const load = async (locale: (typeof locales)[number]): Promise<Texts> => {
  const files = await Promise.all(
    namespaces.map(async (namespace) => textsOf((await loadTexts[locale][namespace]()).default, `${namespace}:`)),
  );
  return new Map([...files.flat(), ...textsOf(crashed[locale], 'crashed:')]);
};

const placeholdersIn = (sentence = '') => [...sentence.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name!).toSorted();

/** What the code asks for: `days` is there as `days_one` and `days_other`. */
const nameOf = (key: string) => key.replace(pluralForm, '');

let texts: Record<(typeof locales)[number], Texts>;
let uses: ReturnType<typeof textsInCode>;

beforeAll(async () => {
  texts = { de: await load('de'), en: await load('en') };
  uses = textsInCode();
  // It compiles the whole SPA, which a busy machine takes its time for.
}, 180_000);

describe.each(locales)('the texts in %s', (locale) => {
  it('are those that the code asks for: none is missing, and none is left over', () => {
    const asked = new Set(uses.flatMap((use) => use.texts));
    const written = new Set([...texts[locale].keys()].map(nameOf));
    expect({
      missing: uses.filter((use) => use.texts.some((text) => !written.has(text))),
      leftOver: [...written].filter((text) => !asked.has(text)),
    }).toEqual({ missing: [], leftOver: [] });
  });

  it('say nothing about a setting that the errors of the API say in the same words', () => {
    const all = [...texts[locale]];
    const sentences = new Set(all.filter(([key]) => key.startsWith('errors:')).map(([, sentence]) => sentence));
    const copies = all.filter(
      ([key, sentence]) => key.startsWith('admin:settings.problems.') && sentences.has(sentence),
    );
    expect(copies).toEqual([]);
  });

  it('get a value for every placeholder wherever they are used', () => {
    const unfilled = uses.flatMap(({ place, texts: asked, values }) =>
      [...texts[locale]]
        .filter(([key]) => asked.includes(nameOf(key)))
        .flatMap(([key, sentence]) => placeholdersIn(sentence).map((name) => ({ place, key, name })))
        .filter(({ name }) => values !== 'any' && !values.includes(name) && !(name in fieldLimits)),
    );
    expect(unfilled).toEqual([]);
  });

  it('have every plural form of the language, or one that does for all numbers', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plurals = [...texts[locale].keys()].filter((key) => pluralForm.test(key)).map(nameOf);
    expect(plurals).not.toEqual([]);
    const incomplete = plurals.filter(
      (name) => !texts[locale].has(name) && forms.some((form) => !texts[locale].has(`${name}_${form}`)),
    );
    expect(incomplete).toEqual([]);
  });
});

it('say the same things with the same values in both languages', () => {
  expect([...texts.en.keys()].toSorted()).toEqual([...texts.de.keys()].toSorted());
  const differing = [...texts.de].filter(
    // A sentence for one may say "ein Tag" where another language counts.
    ([key, sentence]) =>
      !key.endsWith('_one') && String(placeholdersIn(sentence)) !== String(placeholdersIn(texts.en.get(key))),
  );
  expect(differing).toEqual([]);
});

it('never break "E-Mail" after its hyphen', () => {
  // What the server may answer is read by programs too, so it has no invisible characters.
  const written = [...texts.de].filter(([key]) => !/^(rules|errors):/u.test(key));
  expect(written.filter(([, sentence]) => sentence.includes('E-Mail'))).toEqual([]);
});
