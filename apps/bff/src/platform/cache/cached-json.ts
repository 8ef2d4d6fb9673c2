import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A response body that is serialised once and sent to many clients. */
export interface CachedJson<Value> {
  value: Value;
  body: Buffer;
  /** A hash of the content, so that every instance sends the same ETag for the same content. */
  etag: string;
}

export const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

export const cachedJson = <Value>(value: Value): CachedJson<Value> => {
  const body = Buffer.from(JSON.stringify(value));
  return { value, body, etag: etagOf(body) };
};

/** Whether the request's `If-None-Match` matches. A proxy that compresses may have made the ETag a weak one. */
export const isNotModified = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * Sends a cached body, or 304 if the client has it. Browsers may store it and have to revalidate it before each use.
 *
 * @param headers further headers, as alternating names and values.
 */
export const sendCachedJson = (
  { body, etag }: Pick<CachedJson<unknown>, 'body' | 'etag'>,
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[] = [],
): void => {
  const always = [...headers, 'ETag', etag, 'Cache-Control', 'no-cache'];
  if (isNotModified(request, etag)) {
    response.writeHead(304, always).end();
    return;
  }
  const entity = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
  response.writeHead(200, [...always, ...entity]).end(body);
};
