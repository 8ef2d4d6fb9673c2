import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

const maxBytes = 10_000;

/** Whether a request has a small JSON body, which is neither compressed nor of unknown length. */
export const hasSmallJsonBody = ({ headers }: IncomingMessage): boolean =>
  /^application\/json(?:; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length']) <= maxBytes;

/** As strict as Express: a body is an object or a list. */
const parsed = (bytes: Buffer): object | undefined => {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reads a small JSON body before Express does; `undefined` for what is none. Express finds it read and takes it as
 * `request.body`.
 */
export const readJsonBody = (request: IncomingMessage): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => resolve(((request as Request).body = parsed(Buffer.concat(parts)))));
    request.once('error', reject);
  });
