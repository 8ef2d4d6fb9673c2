import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { DomainError, loginLinkCall, StartupError } from '@hearthstay/contracts';
import { ownerSocketIn } from '@hearthstay/embedded-mongo/owner-socket';
import type { CommandLine } from './command-line';

/**
 * Requests the link from the product that runs with a data directory. @throws DomainError of the service, StartupError
 * if none runs
 */
export const linkOverSocket = async (dataDirectory: string, request: CommandLine): Promise<string> => {
  const directory = resolve(dataDirectory);
  const response = loginLinkCall.response.parse(await json(await post(directory, request)));
  if ('code' in response) throw new DomainError(response.code);
  return response.url;
};

const post = async (directory: string, body: CommandLine): Promise<IncomingMessage> => {
  try {
    const socketPath = ownerSocketIn(directory, loginLinkCall.socket);
    const call = httpRequest({ socketPath, path: loginLinkCall.path, method: 'POST' });
    call.end(JSON.stringify(body));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EACCES'
        ? `Only the user that runs Hearthstay may do this.`
        : `Hearthstay does not run with its data in ${directory}. Start it, or set DATA_DIR.`;
    throw new StartupError(reason, { cause: error });
  }
};
