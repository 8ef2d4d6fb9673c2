import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const createMailboxSecret = (): string => randomBytes(32).toString('base64url');

/** The secret that every request for the mailbox page requires. */
export class MailboxSecret {
  constructor(readonly value: string = createMailboxSecret()) {}

  /** Compares in constant time. */
  matches(text: unknown): boolean {
    return typeof text === 'string' && timingSafeEqual(digest(text), digest(this.value));
  }
}
