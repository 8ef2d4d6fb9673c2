import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@hearthstay/contracts';

/** Loads the renderer of pages. It is large, so it is loaded after the program listens. */
export type LoadRenderer = () => Promise<PageRenderer>;

/** The renderer in the build output of the front end. */
export const rendererIn =
  (webDirectory: string): LoadRenderer =>
  () =>
    import(/* @vite-ignore */ pathToFileURL(join(webDirectory, 'server/pages.js')).href) as Promise<PageRenderer>;
