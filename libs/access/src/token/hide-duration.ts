import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes on a machine without overload, in milliseconds. */
const stepMs = 250;

/**
 * Prevents a timing attack on work that depends on a secret, such as whether an e-mail address is known: the returned
 * promise settles only after a multiple of 250 ms, on success and on failure.
 */
export const hideDuration = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await pause(stepMs - ((performance.now() - start) % stepMs));
  }
};
