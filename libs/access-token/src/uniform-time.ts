import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes on a machine that is not overloaded, in milliseconds. */
const stepMs = 250;

/**
 * Does work that differs by a secret, such as whether an e-mail address is known, in a time that does not: it ends after a whole number
 * of steps, whether it succeeds or fails.
 */
export const inUniformTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await pause(stepMs - ((performance.now() - start) % stepMs));
  }
};
