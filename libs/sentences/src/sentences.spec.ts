import { errorTable, fieldErrorCodes, type ErrorCode } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { de as german } from './de';
import { en as english } from './en';

const { fields: germanFields, ...de } = german;
const { fields: englishFields, ...en } = english;

const placeholdersOf = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name!);

it.each(Object.entries({ ...de, ...en }))('is a whole sentence for %s: %s', (_, sentence) => {
  expect(sentence).toMatch(/^\p{Lu}.*\p{Ll}.*$/u);
});

it('name no unit for the longest stay, which is of days or of nights', () => {
  const limits = [de.MAX_CONSECUTIVE_OUT_OF_RANGE, en.MAX_CONSECUTIVE_OUT_OF_RANGE];
  for (const sentence of limits) expect(sentence).not.toMatch(/day|night|Tag|Nacht|Nächte/);
});

it('have the same codes and placeholders in both languages', () => {
  const codes = Object.keys(de) as (keyof typeof de)[];
  expect(Object.keys(en).toSorted()).toEqual(codes.toSorted());
  for (const code of codes) {
    expect(de[code]).not.toBe(en[code]);
    // A German sentence may contain "ein Tag" where an English one uses a number.
    if (!code.endsWith('_one')) expect(placeholdersOf(de[code]!)).toEqual(placeholdersOf(en[code]!));
  }
});

it.each(Object.keys(errorTable) as ErrorCode[])('name only values that the error %s has', (code) => {
  const values = [...(errorTable[code].params ?? []), ...Object.keys(fieldLimits)];
  for (const sentence of [de[code], en[code]]) expect(values).toEqual(expect.arrayContaining(placeholdersOf(sentence)));
});

it.each(fieldErrorCodes)('name only limits of fields for %s', (code) => {
  const limits = Object.keys(fieldLimits);
  for (const sentence of [de[code], en[code]]) expect(limits).toEqual(expect.arrayContaining(placeholdersOf(sentence)));
});

it('have names of the same fields in both languages', () => {
  expect(Object.keys(englishFields)).toEqual(Object.keys(germanFields));
  for (const name of Object.values({ ...germanFields, ...englishFields })) expect(name).toMatch(/^\p{Lu}[^.:]+$/u);
});
