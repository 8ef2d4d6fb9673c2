import { errorTable, fieldErrorCodes, type ErrorCode } from '@hearthstay/contracts';
import { locales } from '@hearthstay/locales';
import { loadErrors, loadRules } from '@hearthstay/locales/load-texts';
import { fieldLimits } from '@hearthstay/stay';

const placeholdersOf = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name!);

describe.each(locales)('the sentences in %s', (locale) => {
  const pluralForm = new RegExp(
    `_(${new Intl.PluralRules(locale).resolvedOptions().pluralCategories.join('|')})$`,
    'u',
  );
  let sentences: [string, string][];
  let names: string[];
  const sentencesOf = (code: string) => sentences.filter(([key]) => key.replace(pluralForm, '') === code);

  beforeAll(async () => {
    const { fields, ...errors } = await loadErrors(locale);
    sentences = Object.entries({ ...(await loadRules(locale)), ...errors });
    names = Object.values(fields);
  });

  it('are whole', () => {
    for (const [, sentence] of sentences) expect(sentence).toMatch(/^\p{Lu}.*\p{Ll}.*$/u);
  });

  it('are there for every code, and for nothing else', () => {
    const codes = new Set(sentences.map(([key]) => key.replace(pluralForm, '')));
    expect([...codes].toSorted()).toEqual([...Object.keys(errorTable), ...fieldErrorCodes].toSorted());
  });

  it('name no unit for the longest stay, which is of days or of nights', () => {
    for (const [, sentence] of sentencesOf('MAX_CONSECUTIVE_OUT_OF_RANGE')) {
      expect(sentence).not.toMatch(/day|night|Tag|Nacht|Nächte/);
    }
  });

  it.each(Object.keys(errorTable) as ErrorCode[])('name only values that the error %s has', (code) => {
    const values = [...(errorTable[code].params ?? []), ...Object.keys(fieldLimits)];
    for (const [, sentence] of sentencesOf(code)) {
      expect(values).toEqual(expect.arrayContaining(placeholdersOf(sentence)));
    }
  });

  it.each(fieldErrorCodes)('name only limits of fields for %s', (code) => {
    const limits = Object.keys(fieldLimits);
    for (const [, sentence] of sentencesOf(code)) {
      expect(limits).toEqual(expect.arrayContaining(placeholdersOf(sentence)));
    }
  });

  it('have names of fields that are no sentences', () => {
    for (const name of names) expect(name).toMatch(/^\p{Lu}[^.:]+$/u);
  });
});
