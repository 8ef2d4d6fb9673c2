import { Logger } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import { startHealthServer, type Health, type Running } from '@hearthstay/runtime';

const log = new Logger('Health');

/**
 * Serves health checks and metrics on a loopback port, because a reverse proxy could expose the port of the site. If
 * the port is in use, the program logs it and starts without them.
 */
export const startLocalHealth = async (port: number, health: Health): Promise<Running> => {
  try {
    return await startHealthServer({ host: '127.0.0.1', port }, health);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    log.warn(`Cannot serve metrics: ${error.message}`);
    return { close: async () => undefined };
  }
};
