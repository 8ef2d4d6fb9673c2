import { randomUUID } from 'node:crypto';
import { DomainError, type Locale } from '@hearthstay/contracts';

export interface Admin {
  id: string;
  email: string;
  /** The admin who added this one; `null` for those from `ADMIN_EMAILS` or added by an operator. */
  addedBy: string | null;
  createdAt: Date;
  /** The language of e-mails to the admin; absent for that of the house. */
  locale?: Locale;
}

/**
 * A command that changed the roster. It is stored with the change, so that a redelivery of the command is recognised.
 */
export interface RosterCommand {
  id: string;
  at: Date;
  /** The admin that it added, changed or removed. */
  adminId: string;
}

/** All admins. Every change replaces the whole list under the next revision. */
export interface AdminRoster {
  revision: number;
  admins: Admin[];
  /** The commands of the last days. */
  commands: RosterCommand[];
}

export const adminWithEmail = ({ admins }: AdminRoster, email: string): Admin | undefined =>
  admins.find((admin) => admin.email === email);

export const hasAdmin = (roster: AdminRoster, email: string): boolean => adminWithEmail(roster, email) !== undefined;

/** How long a command is recognised, in milliseconds. */
const commandLifeMs = 7 * 24 * 60 * 60_000;

/** Records a command in the roster and drops expired ones. */
export const afterCommand = (roster: AdminRoster, command: RosterCommand): AdminRoster => {
  const young = roster.commands.filter(({ at }) => command.at.getTime() - at.getTime() < commandLifeMs);
  return { ...roster, commands: [...young, command] };
};

export const newAdmin = (admin: Omit<Admin, 'id'>): Admin => ({ id: randomUUID(), ...admin });

/** The initial roster with the first admins. */
export const withFirstAdmins = (
  { revision, commands }: AdminRoster,
  emails: readonly string[],
  now: Date,
): AdminRoster => ({
  revision: revision + 1,
  admins: [...new Set(emails)].map((email) => newAdmin({ email, addedBy: null, createdAt: now })),
  commands,
});

/** @throws DomainError `ALREADY_EXISTS` */
export const withAdmin = (roster: AdminRoster, admin: Admin): AdminRoster => {
  if (hasAdmin(roster, admin.email)) throw new DomainError('ALREADY_EXISTS');
  return { ...roster, revision: roster.revision + 1, admins: [...roster.admins, admin] };
};

/** @throws DomainError `ENTRY_NOT_FOUND`; `LAST_ADMIN`, because nobody could sign in any more */
export const withoutAdmin = (roster: AdminRoster, id: string): AdminRoster => {
  const admins = roster.admins.filter((admin) => admin.id !== id);
  if (admins.length === roster.admins.length) throw new DomainError('ENTRY_NOT_FOUND');
  if (admins.length === 0) throw new DomainError('LAST_ADMIN');
  return { ...roster, revision: roster.revision + 1, admins };
};

/**
 * @param locale `null` for the language of the house
 * @throws DomainError `ENTRY_NOT_FOUND`
 */
export const withLocale = (roster: AdminRoster, id: string, locale: Locale | null): AdminRoster => {
  if (!roster.admins.some((admin) => admin.id === id)) throw new DomainError('ENTRY_NOT_FOUND');
  const admins = roster.admins.map(({ locale: former, ...admin }) => {
    const kept = admin.id === id ? locale : former;
    return { ...admin, ...(kept && { locale: kept }) };
  });
  return { ...roster, revision: roster.revision + 1, admins };
};
