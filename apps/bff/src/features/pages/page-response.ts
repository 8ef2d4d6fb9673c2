import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cacheControl } from '../../platform/cache/cache-control';
import { etagOf, type CachedResponse } from '../../platform/cache/cached-response';

/** A rendered page, uncompressed and compressed. */
export interface PageResponse {
  plain: CachedResponse;
  brotli: CachedResponse;
}

/** Pages change with every booking, so compressing one must not take longer than rendering it. */
const quality = 5;

const compress = promisify(brotliCompress);

export const pageResponseOf = async (html: string, status = 200): Promise<PageResponse> => {
  const body = Buffer.from(html);
  const etag = etagOf(body);
  const contentType = 'text/html; charset=utf-8';
  // Guests' names are in it where the owner shows them.
  const common = { status, contentType, cacheControl: cacheControl.browser };
  const headers = ['Vary', 'Accept-Encoding, Cookie'];
  return {
    plain: { ...common, body, etag, headers },
    brotli: {
      ...common,
      body: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      etag: etag.replace(/"$/, '-br"'),
      headers: [...headers, 'Content-Encoding', 'br'],
    },
  };
};

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

/** The encoding of the page that the client accepts. */
export const responseFor = ({ headers }: IncomingMessage, { plain, brotli }: PageResponse): CachedResponse =>
  acceptsBrotli.test(headers['accept-encoding'] ?? '') ? brotli : plain;
