import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website beside the product with one page, which a test can replace. */
export interface OtherWebsite {
  /** Its origin by a name and by a number, which are two origins for a browser. */
  named: string;
  numbered: string;
  show: (body: string) => void;
  close: () => void;
}

export const startOtherWebsite = async (): Promise<OtherWebsite> => {
  let page = '';
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    named: `http://localhost:${port}`,
    numbered: `http://127.0.0.1:${port}`,
    show: (body) => {
      page = `<!doctype html><html lang="en"><title>Another website</title><body><main><h1>Lake</h1>${body}</main>`;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
