import { Logger } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import { readEnv, type Needs } from '../env/env';
import type { Env } from '../env/env-schema';
import { createLogger } from '../logging/create-logger';
import type { Running } from '../service/start-service';
import { stopOnSignals } from './graceful-stop';

export interface Program extends Needs {
  /** As it is named in the log. */
  name: string;
  start: (env: Env) => Promise<Running>;
}

const log = new Logger('Process');

const endAtOnce = (error: unknown, text: string): never => {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, text);
  process.exit(1);
};

/** What every `main.ts` does: settings, log, start, and an orderly end. */
export const runProcess = async ({ name, start, ...needs }: Program): Promise<void> => {
  try {
    const env = readEnv(undefined, needs);
    Logger.overrideLogger(createLogger(name, env.LOG_LEVEL));
    // After an error that nobody caught, nobody knows what state the process is in.
    process.on('unhandledRejection', (reason) => endAtOnce(reason, 'A rejection was not handled'));
    process.on('uncaughtException', (error) => endAtOnce(error, 'An exception was not caught'));
    const started = start(env);
    stopOnSignals(async () => (await started).close());
    await started;
  } catch (error) {
    endAtOnce(error, 'Could not start');
  }
};
