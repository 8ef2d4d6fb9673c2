import type { ReachedLimitCode } from '@hearthstay/contracts';

/** What is counted together: all uses of a caller, all for an e-mail address, or all there are. */
export type CountedBy = 'caller' | 'email' | 'house';

export interface RateLimitRule {
  /** Tells the counts of one rule from those of another. Rules of the same name share theirs. */
  name: string;
  by: readonly CountedBy[];
  /** How many uses are allowed from the first one on, for `withinSeconds`. */
  uses: number;
  withinSeconds: number;
  /** What the owner is told when it is reached; nothing where it is absent. */
  notice?: ReachedLimitCode;
}

const minutes = 60;
const day = 24 * 60 * minutes;

const callerAndEmail = ['caller', 'email'] as const;

/** The limits that guard mailboxes and passwords (behaviour: Who may call what). */
const bookingRequestRule: RateLimitRule = {
  name: 'booking-requests',
  by: callerAndEmail,
  uses: 5,
  withinSeconds: 15 * minutes,
};
const accessLinkRule: RateLimitRule = {
  name: 'access-links',
  by: callerAndEmail,
  uses: 5,
  withinSeconds: 15 * minutes,
};
const passwordRule: RateLimitRule = { name: 'passwords', by: ['caller'], uses: 10, withinSeconds: 5 * minutes };

const emailsOfCaller = (uses: number): RateLimitRule => ({
  name: 'daily-emails-of-caller',
  by: ['caller'],
  uses,
  withinSeconds: day,
  notice: 'EMAILS_OF_CALLER_LIMITED',
});

const emailsToAddress = (uses: number): RateLimitRule => ({
  name: 'daily-emails-to-address',
  by: ['email'],
  uses,
  withinSeconds: day,
  notice: 'EMAILS_TO_ADDRESS_LIMITED',
});

const emailsOfHouse: RateLimitRule = {
  name: 'daily-emails-of-house',
  by: ['house'],
  uses: 500,
  withinSeconds: day,
  notice: 'EMAILS_OF_HOUSE_LIMITED',
};

/** The e-mails that anybody can have sent to an address that may be a stranger's. */
const guestEmails = [emailsOfCaller(50), emailsToAddress(20)];

/**
 * The e-mails that anybody can have sent to an admin. An address gets more of them than one caller can cause, so nobody alone keeps an
 * admin out for a day, and there is no limit for all together: only admins get any.
 */
const adminEmails = [emailsOfCaller(20), emailsToAddress(100)];

/** A limit: all of its rules have to allow a use. */
export interface LimitDefinition {
  /** Tells limits from each other inside one service. */
  name: string;
  rules: readonly RateLimitRule[];
}

export const bookingRequestLimit: LimitDefinition = {
  name: 'booking requests',
  rules: [bookingRequestRule, ...guestEmails],
};
export const guestLinkLimit: LimitDefinition = { name: 'guest links', rules: [accessLinkRule, ...guestEmails] };
export const loginLinkLimit: LimitDefinition = { name: 'login links', rules: [accessLinkRule, ...adminEmails] };
/** Counts e-mails to guests that are really sent, and nothing else. */
export const houseEmailLimit: LimitDefinition = { name: 'e-mails of the house', rules: [emailsOfHouse] };
export const passwordLimit: LimitDefinition = { name: 'passwords', rules: [passwordRule] };
