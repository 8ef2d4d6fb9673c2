import type { PageContent } from '@hearthstay/contracts';
import { createContext, useContext } from 'react';

/** What the server puts into a page for the browser to take it over. */
export interface PageData extends PageContent {
  /** The texts in the page's language that every page needs. */
  texts: Record<string, object>;
  /** Whether the page is all there and can be hydrated; otherwise something stands in the place of its main part. */
  isComplete: boolean;
}

/** The id of the element that has the data. */
export const pageDataId = 'page-data';

/** The data of the page as it came; `undefined` if the server could not render it. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
};

export const PageContentContext = createContext<PageContent | undefined>(undefined);

/** What the page was rendered from; `undefined` if it was not rendered by the server. */
export const usePageContent = () => useContext(PageContentContext);
