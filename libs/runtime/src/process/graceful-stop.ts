import { Logger } from '@nestjs/common';

const patienceMs = 10_000;
/** A terminal sends Ctrl-C to the whole group, and a parent may pass it on: what comes this soon is the same key press. */
const samePressMs = 300;

const log = new Logger('Process');

const withinPatience = async (work: Promise<void>): Promise<void> => {
  const timer = setTimeout(() => {
    log.error(`Did not stop within ${patienceMs / 1000} seconds`);
    process.exit(1);
  }, patienceMs);
  await work;
  clearTimeout(timer);
};

/**
 * Ends the process when it is told to: `stop` lets it finish what it has taken, within 10 seconds, then it exits with 0.
 * Somebody who presses Ctrl-C a second time does not want to wait.
 */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let stoppingSince: number | undefined;
  const onSignal = async (signal: NodeJS.Signals): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > samePressMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.log(`Stopping (${signal})`);
    try {
      await withinPatience(stop());
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'Could not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void onSignal(signal));
  process.on('SIGINT', (signal) => void onSignal(signal));
};
