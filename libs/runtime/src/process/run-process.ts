import { Logger } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import { readEnv, type Needs } from '../env/env';
import type { Env } from '../env/env-schema';
import { createLogger } from '../logging/create-logger';
import { startTracing } from '../tracing/tracing';
import { endedNodeNotice } from './ended-node';
import type { Running } from './running';
import { stopOnSignals } from './graceful-stop';

export interface Program extends Needs {
  /** The `service` field of its log lines. */
  name: string;
  start: (env: Env) => Promise<Running>;
}

const log = new Logger('Process');

const exitAfter = (error: unknown, text: string): never => {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, text);
  process.exit(1);
};

/**
 * Reads the environment, sets up the log, starts the program and stops it on SIGTERM or SIGINT.
 *
 * @param node the version that runs the program
 */
export const runProcess = async ({ name, start, ...needs }: Program, node = process.versions.node): Promise<void> => {
  try {
    const env = readEnv(undefined, needs);
    Logger.overrideLogger(createLogger(name, env.LOG_LEVEL));
    const notice = endedNodeNotice(node);
    if (notice) log.warn(notice);
    // The state of the process is unknown after an uncaught error.
    process.on('unhandledRejection', (reason) => exitAfter(reason, 'Unhandled rejection'));
    process.on('uncaughtException', (error) => exitAfter(error, 'Uncaught exception'));
    const tracing = await startTracing(name, env);
    const started = start(env);
    stopOnSignals(async () => {
      await (await started).close();
      await tracing.close();
    });
    await started;
  } catch (error) {
    exitAfter(error, 'Cannot start');
  }
};
