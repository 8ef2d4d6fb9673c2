import type { ServerResponse } from 'node:http';
import { cacheControl } from '../cache/cache-control';

/** Sends JSON that nobody stores. @param headers further ones, as alternating names and values */
export const sendJson = (json: string, response: ServerResponse, headers: readonly string[]): void => {
  const own = ['Cache-Control', cacheControl.never, 'Content-Type', 'application/json; charset=utf-8'];
  response.writeHead(200, [...headers, ...own, 'Content-Length', String(Buffer.byteLength(json))]).end(json);
};
