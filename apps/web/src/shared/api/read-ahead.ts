import { preload } from 'swr';
import { get } from './call';

const begun = new Set<string>();

/**
 * Starts to read what a page will show while its code is on the way. The page's hook takes over the answer, or the
 * failure, of the same path. Once for a visit: after that the hook has an answer, and knows when to ask again.
 */
export const readAhead = (path: string) => {
  if (begun.has(path)) return;
  begun.add(path);
  preload(path, get).catch(() => undefined);
};
