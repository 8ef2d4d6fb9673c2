import { randomUUID } from 'node:crypto';
import { DomainError } from '@hearthstay/contracts';

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

export const adminWithEmail = ({ admins }: AdminRoster, email: string): Admin | undefined =>
  admins.find((admin) => admin.email === email);

export const hasAdmin = (roster: AdminRoster, email: string): boolean => adminWithEmail(roster, email) !== undefined;

export const newAdmin = (admin: Omit<Admin, 'id'>): Admin => ({ id: randomUUID(), ...admin });

/** The roster of a house that nobody manages yet, with its first admins. */
export const withFirstAdmins = ({ revision }: AdminRoster, emails: readonly string[], now: Date): AdminRoster => ({
  revision: revision + 1,
  admins: [...new Set(emails)].map((email) => newAdmin({ email, addedBy: null, createdAt: now })),
});

/** @throws DomainError `ALREADY_EXISTS` */
export const withAdmin = (roster: AdminRoster, admin: Admin): AdminRoster => {
  if (hasAdmin(roster, admin.email)) throw new DomainError('ALREADY_EXISTS');
  return { revision: roster.revision + 1, admins: [...roster.admins, admin] };
};

/** @throws DomainError `ENTRY_NOT_FOUND`; `LAST_ADMIN`, for then nobody could ever sign in again */
export const withoutAdmin = (roster: AdminRoster, id: string): AdminRoster => {
  const admins = roster.admins.filter((admin) => admin.id !== id);
  if (admins.length === roster.admins.length) throw new DomainError('ENTRY_NOT_FOUND');
  if (admins.length === 0) throw new DomainError('LAST_ADMIN');
  return { revision: roster.revision + 1, admins };
};
