import type { ReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { finished } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';
import { cacheControl } from '../cache/cache-control';

const ownedByTheServer = /^\/(api|decide|dev|health)(\/|$)/;

/** A path of the client-side router, as opposed to a missing file. */
const asksForPage = (request: Request): boolean =>
  !/\.\w+$/.test(request.path) && !request.path.startsWith('/assets/') && Boolean(request.accepts('html'));

/** sirv names no character set, so a browser may guess it. */
const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

const setFileHeaders = (response: ServerResponse, path: string): void => {
  // The names of assets contain the hash of their content.
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? cacheControl.forever : cacheControl.everybody);
  const type = textTypes[extname(path)];
  if (type) response.setHeader('Content-Type', type);
};

/**
 * Ends a file and the response that it is piped to with each other, which sirv does not: a file that is replaced at
 * runtime must fail this response, not the process, and a client that disconnects must not leave a file open.
 */
const endTogether = (file: ReadStream, response: ServerResponse): void => {
  file.once('error', () => response.destroy());
  finished(response, () => file.destroy());
};

/** Serves the files of the single-page application, and its pages for every path of the client-side router. */
export const serveSpa = (directory: string, page: RequestHandler): RequestHandler => {
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: setFileHeaders,
  });
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || ownedByTheServer.test(request.path)) return next();
    if (asksForPage(request)) return page(request, response, next);
    // Files are small, so ranges are ignored; sirv fails on a range whose end precedes its start.
    delete request.headers.range;
    response.once('pipe', (file: ReadStream) => endTogether(file, response));
    files(request, response, next);
  };
};
