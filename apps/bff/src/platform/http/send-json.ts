import type { ServerResponse } from 'node:http';

/** Sends JSON that nobody stores. @param headers further ones, as alternating names and values */
export const sendJson = (json: string, response: ServerResponse, headers: readonly string[]): void => {
  const own = ['Cache-Control', 'no-store', 'Content-Type', 'application/json; charset=utf-8'];
  response.writeHead(200, [...headers, ...own, 'Content-Length', String(Buffer.byteLength(json))]).end(json);
};
