import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';
import type { SettingsView } from '@hearthstay/contracts';
import type { CachedJson } from '../cache/cached-json';
import type { ReadCache } from '../cache/read-cache';
import { indexPage } from './index-page';

const ownedByTheServer = /^\/(api|dev|health)(\/|$)/;
const aYear = 'public, max-age=31536000, immutable';

/** A path of the browser's router: a page, as opposed to a file that is missing. */
const asksForPage = (request: Request): boolean =>
  !/\.\w+$/.test(request.path) && !request.path.startsWith('/assets/') && Boolean(request.accepts('html'));

/** Serves the files of the single-page application, and its one page for every address that its router knows. */
export const serveSpa = (directory: string, settings: ReadCache<CachedJson<SettingsView>>): RequestHandler => {
  if (!existsSync(join(directory, 'index.html'))) {
    new Logger('Spa').warn(`There is no page in ${directory}: only the API is served`);
    return (_request, _response, next) => next();
  }
  const page = indexPage(join(directory, 'index.html'), settings);
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    // The names of assets contain the hash of what is in them.
    setHeaders: (response, path) =>
      void response.setHeader('Cache-Control', path.startsWith('/assets/') ? aYear : 'no-cache'),
  });
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || ownedByTheServer.test(request.path)) return next();
    if (asksForPage(request)) return page(request, response, next);
    // Files are small and sent whole; sirv stumbles over ranges that end before they begin.
    delete request.headers.range;
    // A file that is replaced while the program runs costs this answer, not the process: sirv does not listen for its
    // errors.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
};
