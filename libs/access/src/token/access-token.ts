import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link or a session. Only its hash is stored. */
export interface AccessToken {
  /** 32 random bytes, base64url. */
  token: string;
  /** SHA-256 of the token, base64url; the `_id` of the stored document. */
  hash: string;
}

/** A token has 256 bits of entropy, so its hash needs neither salt nor key stretching. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const createAccessToken = (): AccessToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
};
