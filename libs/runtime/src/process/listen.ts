import { once } from 'node:events';
import type { Server } from 'node:net';
import { StartupError } from '@hearthstay/contracts';

interface Address {
  host: string;
  port: number;
  /** The variable that sets the port. */
  setting: 'PORT' | 'HEALTH_PORT';
}

/** @param code the code of the system error, such as `EADDRINUSE`. */
export const listenFailure = (
  code: string | undefined,
  { host, port, setting }: Address,
  options?: ErrorOptions,
): StartupError =>
  new StartupError(
    code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop the process that uses it, or set another port with ${setting}=…`
      : `Cannot listen on ${host}, port ${port} (${code}).`,
    options,
  );

/** Resolves when the server listens. @throws StartupError when the port is in use or the address is not local. */
export const listen = async (server: Server, address: Address): Promise<void> => {
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw listenFailure((error as NodeJS.ErrnoException).code, address, { cause: error });
  }
};
