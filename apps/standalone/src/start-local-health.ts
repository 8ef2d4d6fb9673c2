import { Logger } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import { startHealthServer, type Health, type Running } from '@hearthstay/runtime';

const log = new Logger('Health');

/**
 * Answers health checks and metrics on a port of the loopback interface. On the port of the site a proxy could lead
 * everybody there. The house works without: when the port is taken, as by another house on this machine, only the log
 * says so.
 */
export const startLocalHealth = async (port: number, health: Health): Promise<Running> => {
  try {
    return await startHealthServer({ host: '127.0.0.1', port }, health);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    log.warn(`Metrics are not served. ${error.message}`);
    return { close: async () => undefined };
  }
};
