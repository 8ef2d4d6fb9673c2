/** What an owner can insert into a text as `{{name}}`; a value takes its place when the e-mail is sent. */
export const placeholders = [
  'name',
  'property',
  'arrival',
  'checkIn',
  'departure',
  'checkOut',
  'nights',
  'guests',
  'place',
  'total',
  'rest',
  'dueDay',
  'reference',
  'statusLink',
  'doorCode',
] as const;

export type Placeholder = (typeof placeholders)[number];

/** What is wrong with a text: a placeholder that does not exist, or braces that are nested or cut. */
export type PlaceholderProblem = 'unknown' | 'broken';

const inBraces = /\{\{([^{}]*)\}\}/g;
/** Stands for a placeholder; no stored text contains it. */
const mark = '\0';
const leftOver = new RegExp(String.raw`\{\{|\}\}|\{${mark}|${mark}\}`);

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** The names in the double braces of a text, also of placeholders that do not exist. */
export const namesIn = (text: string): string[] => [...text.matchAll(inBraces)].map(([, name = '']) => name);

/** The first problem of a text; `undefined` if it can be filled. */
export const placeholderProblem = (text: string): PlaceholderProblem | undefined => {
  if (leftOver.test(text.replace(inBraces, mark))) return 'broken';
  return namesIn(text).every(isPlaceholder) ? undefined : 'unknown';
};

export const hasPlaceholder = (text: string, placeholder: Placeholder): boolean => namesIn(text).includes(placeholder);

/** A piece of a text: a placeholder with its braces, or what stands between placeholders. */
export interface TextPart {
  text: string;
  placeholder?: Placeholder;
}

/** The text in pieces, none of them empty. What is in braces and no placeholder is text. */
export const partsOf = (text: string): TextPart[] =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(2, -2);
      return part.startsWith('{{') && isPlaceholder(name) ? { text: part, placeholder: name } : { text: part };
    });

/** The text with values in place of the placeholders. A value is never read as a placeholder itself. */
export const fillPlaceholders = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  partsOf(text)
    .map((part) => (part.placeholder ? values[part.placeholder] : part.text))
    .join('');

/** The text with other names in the double braces; those for which there is none stay. */
export const renamePlaceholders = (text: string, nameOf: (name: string) => string | undefined): string =>
  text.replace(inBraces, (whole, name: string) => {
    const renamed = nameOf(name);
    return renamed === undefined ? whole : `{{${renamed}}}`;
  });
