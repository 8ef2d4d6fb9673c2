import { createAccessToken } from '@hearthstay/access';
import type { AccessLink } from '@hearthstay/contracts';
import { shownDaysOf, type Day } from '@hearthstay/stay';

/** The purpose of a link in a guest's e-mail: to confirm one request, or to read all requests of the address. */
export type GuestLinkPurpose = 'confirm' | 'status';

/** A stored link. Its token is only in the e-mail to the guest. */
export interface GuestLink {
  /** Hash of the link's token. */
  hash: string;
  purpose: GuestLinkPurpose;
  email: string;
  /** The request to confirm; `null` for a status link. */
  requestId: string | null;
  /** The days to confirm, as the e-mail names them; absent in status links, and in links of 1.0.0. */
  shown?: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A new link: its stored form, and the secret token, which only the e-mail to the guest may contain. */
export interface IssuedLink {
  link: GuestLink;
  accessLink: AccessLink;
}

const millisecondsPerDay = 24 * 60 * 60_000;

const issue = (link: Omit<GuestLink, 'hash' | 'expiresAt'>, lifeInDays: number): IssuedLink => {
  const { token, hash } = createAccessToken();
  const expiresAt = new Date(link.createdAt.getTime() + lifeInDays * millisecondsPerDay);
  return { link: { ...link, hash, expiresAt }, accessLink: { token, expiresAt: expiresAt.toISOString() } };
};

/** A request as the e-mail with the link to confirm it shows it. */
export interface ConfirmableRequest {
  id: string;
  email: string;
  startDate: Day;
  endDate: Day;
}

export const issueConfirmLink = (request: ConfirmableRequest, now: Date, lifeInDays: number): IssuedLink => {
  const { id: requestId, email } = request;
  return issue({ purpose: 'confirm', email, requestId, shown: shownDaysOf(request), createdAt: now }, lifeInDays);
};

export const issueStatusLink = (email: string, now: Date, lifeInDays: number): IssuedLink =>
  issue({ purpose: 'status', email, requestId: null, createdAt: now }, lifeInDays);

/** Whether the link is valid. */
export const isValid = (link: GuestLink, purpose: GuestLinkPurpose, now: Date): boolean =>
  link.purpose === purpose && now < link.expiresAt;
