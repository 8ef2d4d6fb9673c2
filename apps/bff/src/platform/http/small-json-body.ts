import type { IncomingMessage } from 'node:http';

const maxBytes = 1_000;

/** Whether a request has a small JSON body, which is neither compressed nor of unknown length. */
export const hasSmallJsonBody = ({ headers }: IncomingMessage): boolean =>
  /^application\/json(?:; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length']) <= maxBytes;

/** Reads a body before Express does. Rejects if the connection ends before the body does. */
export const readText = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => resolve(Buffer.concat(parts).toString()));
    request.once('error', reject);
    request.once('close', () => {
      if (!request.readableEnded) reject(new Error('The connection has ended before the body'));
    });
  });

/** As strict as Express: a body is an object or a list; `undefined` for any other. */
export const parseBody = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
};
