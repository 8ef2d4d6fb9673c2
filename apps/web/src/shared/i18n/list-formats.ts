/** Names in a sentence. British, as the order of the dates is: no comma before the last "and". */
export const listFormats = { de: new Intl.ListFormat('de'), en: new Intl.ListFormat('en-GB') };
