// Marks without a width of their own, spaces, controls and formats, and characters that fonts draw as nothing: the
// ignorable ones (the fillers of Hangul and the soft hyphen are among them), the blank of Braille and the null
// notehead.
const unseen = /[\p{Mn}\p{Me}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** How many characters of a text somebody can see. A letter with its accents is one. */
export const visibleLength = (text: string): number => Array.from(text.replace(unseen, '')).length;
