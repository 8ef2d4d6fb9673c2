import type { EmbedContent } from '@hearthstay/contracts';

/** What the page for a frame contains, with which the browser hydrates it. */
export interface EmbedData extends EmbedContent {
  /** The texts in the page's language. */
  texts: Record<string, object>;
}

/** The id of the element with the data. */
export const embedDataId = 'embed-data';

/** `undefined` if the page shows no calendar, as for parameters that are refused. */
export const readEmbedData = (): EmbedData | undefined => {
  const text = document.getElementById(embedDataId)?.textContent;
  return text ? (JSON.parse(text) as EmbedData) : undefined;
};
