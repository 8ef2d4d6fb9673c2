import type { Admin, AdminRoster } from '../../admin-roster/domain/admin-roster';

/** A stored link to the panel, without its token. */
export interface LoginLink {
  /** Hash of the link's token. */
  hash: string;
  /** The admin who requested it. */
  adminId: string;
  email: string;
  usesLeft: number;
  expiresAt: Date;
}

/** Mail scanners open links before their recipients do, so a link can be opened more than once. */
const usesOfALink = 3;

type NewLink = Pick<LoginLink, 'hash' | 'adminId' | 'email'>;

const expiringIn = (minutes: number, now: Date): Date => new Date(now.getTime() + minutes * 60_000);

/** A link for an e-mail. */
export const newLoginLink = (link: NewLink, now: Date, minutes: number): LoginLink => ({
  ...link,
  usesLeft: usesOfALink,
  expiresAt: expiringIn(minutes, now),
});

/** A link that an operator passes on: good for ten minutes, once, because no mail scanner opens it. */
export const newOperatorLink = (link: NewLink, now: Date): LoginLink => ({
  ...link,
  usesLeft: 1,
  expiresAt: expiringIn(10, now),
});

/**
 * The admin of a link. An admin who is removed and added again has another id, so links from before the removal stay
 * invalid.
 */
export const adminOfLink = ({ adminId }: LoginLink, roster: AdminRoster): Admin | undefined =>
  roster.admins.find(({ id }) => id === adminId);
