import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link or a session. Whoever has the token has the access; the hash alone is what is stored. */
export interface AccessToken {
  /** 32 random bytes, base64url. */
  token: string;
  /** SHA-256 of the token, base64url: the identity of the stored document. */
  hash: string;
}

/** A token has 256 bits of chance, so a plain hash without salt or stretching keeps it from being guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const createAccessToken = (): AccessToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
};
