import type { BrowserNames } from './browser-names';

const day = 24 * 60 * 60_000;

/** The lifetime of a session, in milliseconds. */
export const sessionLifetime = { unused: 7 * day, atMost: 30 * day } as const;

/**
 * The accuracy of the stored last use, in milliseconds: storing every use would add a write to each read of the panel.
 */
export const lastUseAccuracy = 60 * 60_000;

export interface Session {
  /** Hash of the session's token. */
  hash: string;
  /** The admin of the session. An admin who is added again after a removal has another id. */
  adminId: string;
  createdAt: Date;
  names: BrowserNames;
  lastUsedAt: Date;
}

/** For changes that a forgotten or stolen session must not make, in milliseconds. */
const freshFor = 15 * 60_000;

/** A session that begins in the future was created before the clock was set back, so its age is unknown. */
export const isFresh = ({ createdAt }: Session, now: Date): boolean =>
  Math.abs(now.getTime() - createdAt.getTime()) < freshFor;

export const isAlive = ({ createdAt, lastUsedAt }: Session, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() <= sessionLifetime.unused &&
  now.getTime() - createdAt.getTime() <= sessionLifetime.atMost;
