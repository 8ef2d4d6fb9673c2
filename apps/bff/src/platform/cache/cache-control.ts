/** The values of `Cache-Control`: who may store a response. Responses without another value are sent with `never`. */
export const cacheControl = {
  /** For data of an admin or the holder of a token, and for errors. */
  never: 'no-store',
  /**
   * For responses that may contain names or are behind the site password: only the browser stores them, and revalidates
   * them before each use.
   */
  browser: 'private, no-cache',
  /** For public responses: shared caches store them as well, and revalidate them before each use. */
  everybody: 'no-cache',
  /** For files whose address changes with their content. */
  forever: 'public, max-age=31536000, immutable',
} as const;

export type CacheControl = (typeof cacheControl)[keyof typeof cacheControl];
