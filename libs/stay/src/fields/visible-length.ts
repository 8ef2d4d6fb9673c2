// Characters without a visible glyph: marks of zero width, spaces, controls and formats, default-ignorable characters
// (among them the fillers of Hangul and the soft hyphen), the Braille blank and the null notehead.
const unseen = /[\p{Mn}\p{Me}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** The number of visible characters of a text. A letter with its accents counts as one. */
export const visibleLength = (text: string): number => Array.from(text.replace(unseen, '')).length;
