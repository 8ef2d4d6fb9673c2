import { defaultLocale, locales, localized, type Locale } from '@hearthstay/locales';
import { loadCrashed, loadEmbed } from '@hearthstay/locales/load-texts';
import { fieldLimits } from '@hearthstay/stay';
import { namespaces } from '@web/testing/namespaces';
import { textsInCode } from '@web/testing/texts-in-code';
import { textFiles } from './text-files';

type Texts = Map<string, string>;

const pluralForm = /_(zero|one|two|few|many|other)$/u;

/** `namespace:a.b` and its sentence, for every text of one language. */
const textsOf = (file: object, prefix: string): [string, string][] =>
  Object.entries(file).flatMap(([key, value]: [string, object | string]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );

const load = async (locale: Locale): Promise<Texts> => {
  const files = await Promise.all(
    namespaces.map(async (namespace) => textsOf(await textFiles.read(locale, namespace), `${namespace}:`)),
  );
  const ofServer = [
    // Rendered in every page, to replace texts that could not be loaded.
    ...textsOf(await loadCrashed(locale), 'crashed:'),
    // The page for a frame contains its texts.
    ...textsOf(await loadEmbed(locale), 'embed:'),
  ];
  return new Map([...files.flat(), ...ofServer]);
};

const placeholdersIn = (sentence = '') => [...sentence.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name!).toSorted();

/** The key that the code uses: `days` for `days_one` and `days_other`. */
const nameOf = (key: string) => key.replace(pluralForm, '');

const texts = localized<Texts>(() => new Map());
let uses: ReturnType<typeof textsInCode>;

beforeAll(async () => {
  for (const locale of locales) texts[locale] = await load(locale);
  uses = textsInCode();
  // A long timeout, because the test compiles the whole SPA.
}, 180_000);

describe.each(locales)('the texts in %s', (locale) => {
  it('are exactly those that the code uses', () => {
    const asked = new Set(uses.flatMap((use) => use.texts));
    const written = new Set([...texts[locale].keys()].map(nameOf));
    expect({
      missing: uses.filter((use) => use.texts.some((text) => !written.has(text))),
      leftOver: [...written].filter((text) => !asked.has(text)),
    }).toEqual({ missing: [], leftOver: [] });
  });

  it('repeat no sentence about a setting that the errors of the API contain', () => {
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
});

it('never break "E-Mail" after its hyphen', () => {
  // Programs also read the sentences of errors, so they have no invisible characters.
  const written = [...texts[defaultLocale]].filter(([key]) => !/^(rules|errors):/u.test(key));
  expect(written.filter(([, sentence]) => sentence.includes('E-Mail'))).toEqual([]);
});
