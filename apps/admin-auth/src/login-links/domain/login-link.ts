import { adminWithEmail, type Admin, type AdminRoster } from '../../admin-roster/domain/admin-roster';

/** A stored link to the panel, without its token. */
export interface LoginLink {
  /** Hash of the link's token. */
  hash: string;
  /** The admin who requested it; `null` for a link that an earlier version has stored. */
  adminId: string | null;
  email: string;
  usesLeft: number;
  expiresAt: Date;
}

/** Mail scanners open links before their recipients do, so a link can be opened more than once. */
const usesOfALink = 3;

const lifetimeOf = (minutes: number): number => minutes * 60_000;

export const newLoginLink = (
  link: Pick<LoginLink, 'hash' | 'adminId' | 'email'>,
  now: Date,
  minutes: number,
): LoginLink => ({ ...link, usesLeft: usesOfALink, expiresAt: new Date(now.getTime() + lifetimeOf(minutes)) });

/**
 * The admin of a link. An admin who is removed and added again has another id, so links from before the removal stay
 * invalid. A link without an admin's id is valid for the admin who had its address when it was created.
 */
export const adminOfLink = (
  { adminId, email, expiresAt }: LoginLink,
  roster: AdminRoster,
  minutes: number,
): Admin | undefined => {
  if (adminId !== null) return roster.admins.find(({ id }) => id === adminId);
  const admin = adminWithEmail(roster, email);
  return admin && admin.createdAt.getTime() + lifetimeOf(minutes) <= expiresAt.getTime() ? admin : undefined;
};
