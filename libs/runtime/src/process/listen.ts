import { once } from 'node:events';
import type { Server } from 'node:net';
import { StartupError } from '@hearthstay/contracts';

interface Place {
  host: string;
  port: number;
  /** The setting that the port comes from. */
  setting: 'PORT' | 'HEALTH_PORT';
}

/** @param code of the system's error. */
export const listenFailure = (
  code: string | undefined,
  { host, port, setting }: Place,
  options?: ErrorOptions,
): StartupError =>
  new StartupError(
    code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop what runs there, or choose another with ${setting}=…`
      : `Cannot listen on ${host}, port ${port} (${code}).`,
    options,
  );

/** Listens, and resolves once it does. @throws StartupError when the port is in use or the address is not this machine's. */
export const listen = async (server: Server, place: Place): Promise<void> => {
  try {
    server.listen(place.port, place.host);
    await once(server, 'listening');
  } catch (error) {
    throw listenFailure((error as NodeJS.ErrnoException).code, place, { cause: error });
  }
};
