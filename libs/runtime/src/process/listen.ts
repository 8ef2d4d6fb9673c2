import { once } from 'node:events';
import type { Server } from 'node:net';
import { StartupError } from './startup-error';

interface Place {
  host: string;
  port: number;
  /** The setting that the port comes from. */
  setting: 'PORT' | 'HEALTH_PORT';
}

/** Listens, and resolves once it does. @throws StartupError when the port is in use or the address is not this machine's. */
export const listen = async (server: Server, { host, port, setting }: Place): Promise<void> => {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is in use. Stop what runs there, or choose another with ${setting}=…`
        : `Cannot listen on ${host}, port ${port} (${code}).`,
      { cause: error },
    );
  }
};
