import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';

/** Ten times the longest note with every character escaped would still fit, in bytes. */
const longestForm = 64 * 1024;

/** The fields of a form that a page without a script sends. @throws DomainError `PAYLOAD_TOO_LARGE` */
export const readForm = async (request: Request): Promise<Record<string, string>> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longestForm) throw new DomainError('PAYLOAD_TOO_LARGE');
    parts.push(part);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
};
