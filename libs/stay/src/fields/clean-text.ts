/**
 * Marks without a glyph that come with what people paste: controls, the soft hyphen, spaces of no width, and marks of
 * the direction of writing, which can also disguise a text. Joiners and variation selectors stay, because emoji and
 * Persian need them. A lone surrogate (`Cs`) is half of an emoji, which UTF-8 cannot encode.
 */
const unseenMarks =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu;

/** Including those of word processors: the line and the page that a person ends, and the separators of Unicode. */
const lineEnds = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;

const lineEndsAndTabs = /[\t\n\v\f\r\x85\u2028\u2029]+/g;

export const withoutUnseenMarks = (text: string): string => text.replace(unseenMarks, '');

const inOneLine = (text: string): string => withoutUnseenMarks(text).replace(lineEndsAndTabs, ' ');

/** A text of one line as it is stored: trimmed, without unseen marks; a tab or a line end in it becomes a space. */
export const cleanLine = (text: string): string => inOneLine(text).trim();

/** A text of several lines as it is stored: trimmed, without unseen marks; each of its line ends is a line feed. */
export const cleanParagraphs = (text: string): string => withoutUnseenMarks(text).replace(lineEnds, '\n').trim();

/** By how many characters a text of several lines exceeds a limit as it is stored; 0 if it does not. */
export const excessOf = (text: string, limit: number): number => Math.max(0, cleanParagraphs(text).length - limit);

/** A password as forms send it: without unseen marks; spaces around it count. */
export const cleanPassword = inOneLine;
