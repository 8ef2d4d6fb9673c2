import { randomUUID } from 'node:crypto';

export interface Admin {
  id: string;
  email: string;
  /** Who added this admin; `null` for those that the program's settings name. */
  addedBy: string | null;
  createdAt: Date;
}

/** Everybody who may manage the house. It is changed as a whole: each change has the next revision. */
export interface AdminRoster {
  revision: number;
  admins: Admin[];
}

export const hasAdmin = (roster: AdminRoster, email: string): boolean =>
  roster.admins.some((admin) => admin.email === email);

/** The roster of a house that nobody manages yet, with its first admins. */
export const withFirstAdmins = (roster: AdminRoster, emails: readonly string[], now: Date): AdminRoster => ({
  revision: roster.revision + 1,
  admins: [...new Set(emails)].map((email) => ({ id: randomUUID(), email, addedBy: null, createdAt: now })),
});
