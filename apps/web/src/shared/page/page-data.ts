import type { PageContent } from '@hearthstay/contracts';
import { createContext, useContext } from 'react';

/** The data in a page of the server, with which the browser hydrates it. */
export interface PageData extends PageContent {
  /** The texts in the page's language that every page needs. */
  texts: Record<string, object>;
  /** Whether the page is whole and can be hydrated; otherwise a placeholder replaces its main part. */
  isComplete: boolean;
}

/** The id of the element with the data. */
export const pageDataId = 'page-data';

/** The data of the page; `undefined` if the server has not rendered it. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
};

export const PageContentContext = createContext<PageContent | undefined>(undefined);

/** The data from which the server rendered the page; `undefined` if the server has not rendered it. */
export const usePageContent = () => useContext(PageContentContext);
