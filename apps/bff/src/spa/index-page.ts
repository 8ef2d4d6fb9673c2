import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';

/** Answers with the application's page, which names its files by their hashes and therefore is always asked for anew. */
export const indexPage = (file: string): RequestHandler => {
  const html = readFileSync(file, 'utf8');
  return (_request, response) => {
    // Express adds an ETag, so a browser that has this very page gets a 304.
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  };
};
