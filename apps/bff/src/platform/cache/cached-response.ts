import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheControl } from './cache-control';

/** A response body that is created once and sent to many clients. */
export interface CachedResponse {
  /** 200 if omitted. */
  status?: number;
  body: Buffer;
  /** A hash of the content, so that every instance sends the same ETag for the same content. */
  etag: string;
  contentType: string;
  cacheControl: CacheControl;
  /** Further headers of the content, as alternating names and values. */
  headers?: readonly string[];
}

/** A value with its JSON as a response. */
export interface CachedJson<Value> extends CachedResponse {
  value: Value;
}

export const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

export const cachedJson = <Value>(value: Value, control: CacheControl): CachedJson<Value> => {
  const body = Buffer.from(JSON.stringify(value));
  return { value, body, etag: etagOf(body), contentType: 'application/json; charset=utf-8', cacheControl: control };
};

/** Whether the request's `If-None-Match` matches. A proxy that compresses may have made the ETag a weak one. */
const isNotModified = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * Sends a cached body, or 304 if the client has it.
 *
 * @param headers further headers, as alternating names and values.
 */
export const sendCached = (
  { status = 200, body, etag, contentType, cacheControl, headers: ofContent = [] }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[] = [],
): void => {
  const always = [...headers, ...ofContent, 'ETag', etag, 'Cache-Control', cacheControl];
  if (status === 200 && isNotModified(request, etag)) {
    response.writeHead(304, always).end();
    return;
  }
  const entity = ['Content-Type', contentType, 'Content-Length', String(body.length)];
  response.writeHead(status, [...always, ...entity]).end(request.method === 'HEAD' ? undefined : body);
};
