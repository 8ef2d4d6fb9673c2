import type { Engine } from './engine';
import { removeExpired } from './indexes/expiry';

/** The interval at which MongoDB removes expired documents, in milliseconds. */
export const housekeepingMs = 60_000;

/**
 * Periodically removes expired documents, idle cursors and idle snapshots.
 *
 * @returns a function that stops this and waits for a round in progress.
 */
export const startHousekeeping = (engine: Engine, interval: number): (() => Promise<void>) => {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    engine.cursors.killIdle();
    engine.snapshots.endIdle();
    // The next round repeats a failed one.
    round = removeExpired(engine, Date.now()).catch(() => undefined);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
