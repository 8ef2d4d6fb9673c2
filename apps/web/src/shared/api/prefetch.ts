import { get } from './call';

/** The prefetched responses by path; `undefined` once a page has read its response. */
const responses = new Map<string, Promise<unknown> | undefined>();

/**
 * Requests the data of a page while its code is loaded, once in a visit: after that, the page's hook has a response and
 * revalidates it.
 */
export const prefetch = (path: string) => {
  if (responses.has(path)) return;
  const response = get(path);
  // The caller of `read` handles a failure.
  response.catch(() => undefined);
  responses.set(path, response);
};

/** The prefetched response of a path, or its failure; at the second call, a new response. */
export const read = (path: string): Promise<unknown> => {
  const response = responses.get(path);
  if (response) responses.set(path, undefined);
  return response ?? get(path);
};

/** Drops the responses that no page has read, as at the end of a session. */
export const dropPrefetched = () => responses.clear();
