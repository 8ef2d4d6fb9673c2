import { Logger } from '@nestjs/common';

const stopTimeoutMs = 10_000;
/**
 * A terminal sends SIGINT to the whole process group, and a parent such as npm forwards it: a second signal this soon
 * comes from the same key press.
 */
const duplicateSignalMs = 300;

const log = new Logger('Process');

const withTimeout = async (work: Promise<void>): Promise<void> => {
  const timer = setTimeout(() => {
    log.error(`Cannot stop within ${stopTimeoutMs / 1000} seconds`);
    process.exit(1);
  }, stopTimeoutMs);
  await work;
  clearTimeout(timer);
};

/**
 * Stops the process on SIGTERM or SIGINT: exits with 0 when `stop` has finished, with 1 when it fails or takes longer
 * than 10 seconds, and with 1 immediately on a second signal.
 */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let stoppingSince: number | undefined;
  const onSignal = async (signal: NodeJS.Signals): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > duplicateSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.log(`Stopping (${signal})`);
    try {
      await withTimeout(stop());
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'Cannot stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void onSignal(signal));
  process.on('SIGINT', (signal) => void onSignal(signal));
};
