import { adminWithEmail, type Admin, type AdminRoster } from '../../admins/domain/admin-roster';

/** A link to the panel as it is stored. Its token is known to the admin alone. */
export interface LoginLink {
  /** Hash of the link's token. */
  hash: string;
  /** The admin who asked for it; `null` for a link that an earlier version has stored. */
  adminId: string | null;
  email: string;
  usesLeft: number;
  expiresAt: Date;
}

/** Mail scanners open links before people do (behaviour: Links in e-mails). */
const usesOfALink = 3;

const lifetimeOf = (minutes: number): number => minutes * 60_000;

export const newLoginLink = (
  link: Pick<LoginLink, 'hash' | 'adminId' | 'email'>,
  now: Date,
  minutes: number,
): LoginLink => ({ ...link, usesLeft: usesOfALink, expiresAt: new Date(now.getTime() + lifetimeOf(minutes)) });

/**
 * The admin whom a link lets in. An admin who is removed and added again is another one, with another id, so links from
 * before the removal stay dead. A link without the id of its admin lets in whoever was an admin under its address when
 * it was made.
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
