import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@hearthstay/contracts';

/** Loads what pages are rendered with. It is large, and the program listens before it is needed. */
export type LoadRenderer = () => Promise<PageRenderer>;

/** The renderer in the folder that the front end is built into. */
export const rendererIn =
  (webDirectory: string): LoadRenderer =>
  () =>
    import(/* @vite-ignore */ pathToFileURL(join(webDirectory, 'server/pages.js')).href) as Promise<PageRenderer>;
