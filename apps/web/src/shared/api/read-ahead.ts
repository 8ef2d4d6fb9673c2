import { get } from './call';

/** The answers that were read ahead, by path; `undefined` once a page has taken its answer. */
const answers = new Map<string, Promise<unknown> | undefined>();

/**
 * Starts to read what a page will show while its code is on the way. Once for a visit: after that the page's hook has
 * an answer, and knows when to ask again.
 */
export const readAhead = (path: string) => {
  if (answers.has(path)) return;
  const answer = get(path);
  // Whoever takes it learns of a failure.
  answer.catch(() => undefined);
  answers.set(path, answer);
};

/** What was read ahead at the path, or the failure to do so, the first time; what is there now otherwise. */
export const read = (path: string): Promise<unknown> => {
  const answer = answers.get(path);
  if (answer) answers.set(path, undefined);
  return answer ?? get(path);
};

/** Drops what nobody has taken, as at the end of a session. */
export const dropReadAhead = () => answers.clear();
