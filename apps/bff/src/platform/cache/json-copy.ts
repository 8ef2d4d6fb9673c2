import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer, serialised once for all who get it. */
export interface JsonCopy<Value> {
  value: Value;
  body: Buffer;
  /** Made of the content, so that it stays the same when a copy is made anew, on any instance. */
  etag: string;
}

export const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

export const jsonCopyOf = <Value>(value: Value): JsonCopy<Value> => {
  const body = Buffer.from(JSON.stringify(value));
  return { value, body, etag: etagOf(body) };
};

/** Whether the caller has this very content already. A proxy may have made the tag a weak one. */
export const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * Answers with a copy, or with 304 to whoever has it. Browsers keep it as long as they ask whether it has changed.
 *
 * @param headers further ones, names and values in turn.
 */
export const sendCopy = (
  { body, etag }: Pick<JsonCopy<unknown>, 'body' | 'etag'>,
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[] = [],
): void => {
  const tagged = [...headers, 'ETag', etag, 'Cache-Control', 'no-cache'];
  if (hasAlready(request, etag)) {
    response.writeHead(304, tagged).end();
    return;
  }
  const described = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
  response.writeHead(200, [...tagged, ...described]).end(body);
};
