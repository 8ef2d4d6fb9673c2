import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import { adminAccessUrl, DomainError, issueLoginLink, loginLinkCall } from '@hearthstay/contracts';
import { asOperator, type RpcClient } from '@hearthstay/messaging';
import type { Env, Running } from '@hearthstay/runtime';

const log = new Logger('Operator');

/**
 * Serves the commands of operators on a socket that only the owner of the process may use. Without the socket, for
 * instance on a file system that has none, the program logs it and runs without these commands.
 */
export const serveOperator = async ({ DATA_DIR, PUBLIC_URL }: Env, client: RpcClient): Promise<Running> => {
  const server = createServer((request, response) => {
    void respond(request).then(({ status, body }) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    );
  });

  const respond = async (request: IncomingMessage) => {
    if (request.method !== 'POST' || request.url !== loginLinkCall.path) return { status: 404, body: {} };
    try {
      const body = JSON.parse(await text(request)) as { email: string; add: boolean };
      const { token } = await asOperator(() => client.call(issueLoginLink, body));
      return { status: 200, body: { url: adminAccessUrl(PUBLIC_URL, token) } };
    } catch (error) {
      if (!(error instanceof DomainError)) log.error({ err: error }, 'Cannot carry out a command of an operator');
      return { status: 400, body: { code: error instanceof DomainError ? error.code : 'INTERNAL_ERROR' } };
    }
  };

  const directory = resolve(DATA_DIR);
  try {
    const { listenOnOwnerSocket } = await import('@hearthstay/embedded-mongo/owner-socket');
    await mkdir(directory, { recursive: true });
    await listenOnOwnerSocket(server, directory, loginLinkCall.socket);
  } catch (error) {
    log.warn({ err: error }, 'Cannot serve the commands of operators');
  }
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
