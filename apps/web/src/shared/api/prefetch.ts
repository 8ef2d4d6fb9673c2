import { get } from './call';

/** The prefetched responses by path; `undefined` once a page has taken its response. */
const responses = new Map<string, Promise<unknown> | undefined>();

/**
 * Requests what a page will show while its code is loading. Once in a visit: after that, the page's hook has a response
 * and revalidates it.
 */
export const prefetch = (path: string) => {
  if (responses.has(path)) return;
  const response = get(path);
  // The caller of `read` handles a failure.
  response.catch(() => undefined);
  responses.set(path, response);
};

/** The prefetched response at a path, or its failure, the first time; a new response after that. */
export const read = (path: string): Promise<unknown> => {
  const response = responses.get(path);
  if (response) responses.set(path, undefined);
  return response ?? get(path);
};

/** Drops the responses that no page has taken, as at the end of a session. */
export const dropPrefetched = () => responses.clear();
