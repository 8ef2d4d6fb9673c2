import { createHmac, randomBytes } from 'node:crypto';

/** 16 random bytes, base64url. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/**
 * HMAC-SHA-256 of a text with the salt as its key, base64url. Whoever has the text recognises it by this hash; nobody
 * looks it up in a table of hashes.
 */
export const saltedHash = (text: string, salt: string): string =>
  createHmac('sha256', salt).update(text).digest('base64url');
