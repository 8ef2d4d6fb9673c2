import type { PageElement, WebPage } from '../browser/web-page';

/** An element of a page in any of the engines. */
export interface AnyElement extends PageElement<AnyElement> {}

export interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

export interface OpenBrowser {
  page: WebPage<AnyElement>;
  /** The errors that the page has logged so far, if the engine reports them. */
  complaints: string[];
  close: () => Promise<void>;
}
