const plain = 'AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz';
const accented = 'ÅåÇçĎďÉéĜĝÎîĻļÑñÔôŔŕŠšŢţÛûÝýŽž';
const accents = new Map(Array.from(plain, (letter, index) => [letter, accented[index]!]));

/** With every third letter doubled, as long as other languages may be. */
const pseudoWord = (word: string): string =>
  Array.from(word, (letter, index) => (accents.get(letter) ?? letter).repeat(index % 3 === 2 ? 2 : 1)).join('');

/** Placeholders and tags stay as they are. */
const pseudoText = (text: string): string =>
  `⟦${text.replaceAll(/\{\{\w+\}\}|<\/?\w+>|\p{L}+/gu, (part) => (/^\p{L}/u.test(part) ? pseudoWord(part) : part))}⟧`;

/**
 * Texts in a language that nobody speaks: readable, a third longer and in brackets, so that texts that were not
 * translated, or have no room, are found.
 */
export const pseudoTexts = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, string | object]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoTexts(text),
    ]),
  ) as Texts;

/** What is left of a rendered text without everything in brackets, which values may also be in. */
export const outsideBrackets = (text: string): string => {
  const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ');
  return outside === text ? text : outsideBrackets(outside);
};
