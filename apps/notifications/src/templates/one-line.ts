/** A text that is safe in a header: what would begin a new line, and every other control character, becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
