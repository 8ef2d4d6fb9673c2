/** A place of a template in square brackets, which a link in Markdown has as well. */
const blank = /\[[^[\]\n]+\](?!\()/gu;

/** The number of places of a template that a text does not fill in yet. */
export const blanksIn = (text: string): number => text.match(blank)?.length ?? 0;
