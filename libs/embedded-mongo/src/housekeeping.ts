import type { Engine } from './engine';
import { removeExpired } from './indexes/expiry';

/** As often as MongoDB looks for expired documents, in milliseconds. */
export const housekeepingMs = 60_000;

/**
 * Removes expired documents, forgotten cursors and forgotten snapshots. @returns what ends it and waits for a running
 * round.
 */
export const startHousekeeping = (engine: Engine, interval: number): (() => Promise<void>) => {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    engine.cursors.killIdle();
    engine.snapshots.endIdle();
    // A round that fails has removed nothing it did not report; the next one tries again.
    round = removeExpired(engine, Date.now()).catch(() => undefined);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
