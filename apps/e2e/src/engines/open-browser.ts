import type { PageElement, WebPage } from '../browser/web-page';

/** An element of a page in any of the engines. */
export interface AnyElement extends PageElement<AnyElement> {}

export interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

export interface OpenBrowser {
  page: WebPage<AnyElement>;
  /** What the page has complained about so far, where the engine tells it. */
  complaints: string[];
  close: () => Promise<void>;
}
