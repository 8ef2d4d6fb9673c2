import { de } from './de';
import { en } from './en';

const placeholdersOf = (sentence: string) => sentence.match(/\{\{\w+\}\}/gu) ?? [];

it.each(Object.entries({ ...de, ...en }))('is a whole sentence for %s: %s', (_, sentence) => {
  expect(sentence).toMatch(/^\p{Lu}.*\p{Ll}.*$/u);
});

it('says the same in both languages, with the same values filled in', () => {
  const codes = Object.keys(de) as (keyof typeof de)[];
  expect(Object.keys(en).toSorted()).toEqual(codes.toSorted());
  for (const code of codes) {
    expect(de[code]).not.toBe(en[code]);
    // A German sentence may say "ein Tag" where an English one counts.
    if (!code.endsWith('_one')) expect(placeholdersOf(de[code]!)).toEqual(placeholdersOf(en[code]!));
  }
});
