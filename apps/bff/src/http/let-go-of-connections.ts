import type { Server } from 'node:http';

/**
 * Ends connections as soon as a server that was closed has nothing more to answer on them. Node itself ends only those that
 * are idle at that moment: browsers, which open some in advance and keep others, would hold it up for a minute.
 *
 * @returns what to call once the server has been told to close.
 */
export const letGoOfConnections = (server: Server): (() => void) => {
  let underWay = 0;
  const letGo = (): void => {
    if (underWay === 0) server.closeAllConnections();
    else server.closeIdleConnections();
  };
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (!server.listening) letGo();
    });
  });
  return letGo;
};
