/** Who may store a response: the values of `Cache-Control`. Whatever has no other one is sent with `never`. */
export const cacheControl = {
  /** What an admin or the holder of a token reads, and every error. */
  never: 'no-store',
  /** What may hold a name, or is behind the site password: only the browser stores it, and revalidates each use. */
  browser: 'private, no-cache',
  /** What everybody may know: caches on the way store it as well, and revalidate each use. */
  everybody: 'no-cache',
  /** Files whose address changes with their content. */
  forever: 'public, max-age=31536000, immutable',
} as const;

export type CacheControl = (typeof cacheControl)[keyof typeof cacheControl];
