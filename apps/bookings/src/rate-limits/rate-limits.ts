import { limitedUseHours, type ReachedLimitCode } from '@hearthstay/contracts';
import type { LimitDefinition, RateLimitRule } from '@hearthstay/access';

type Rule = RateLimitRule & { notice?: ReachedLimitCode };

const minutes = 60;
const day = limitedUseHours * 60 * minutes;

/** E-mails that a caller can have sent to any address, also of another person. */
const dailyGuestEmails: readonly Rule[] = [
  { name: 'daily-emails-of-caller', by: ['caller'], uses: 50, withinSeconds: day, notice: 'EMAILS_OF_CALLER_LIMITED' },
  { name: 'daily-emails-to-address', by: ['email'], uses: 20, withinSeconds: day, notice: 'EMAILS_TO_ADDRESS_LIMITED' },
];

const bookingRequests: Rule = {
  name: 'booking-requests',
  by: ['caller', 'email'],
  uses: 5,
  withinSeconds: 15 * minutes,
};

const accessLinks: Rule = { name: 'access-links', by: ['caller', 'email'], uses: 5, withinSeconds: 15 * minutes };

const passwords: Rule = { name: 'passwords', by: ['caller'], uses: 10, withinSeconds: 5 * minutes };

const dailyEmailsOfHouse: Rule = {
  // The stored counters have this name in their keys, so it stays.
  name: 'daily-emails-of-house',
  by: ['house'],
  uses: 500,
  withinSeconds: day,
  notice: 'EMAILS_OF_HOUSE_LIMITED',
};

/** Counts a request that is refused, for which no e-mail is sent. */
export const refusedRequestLimit: LimitDefinition = {
  name: 'refused booking requests',
  rules: [bookingRequests, ...dailyGuestEmails],
};

export const bookingRequestLimit: LimitDefinition = {
  name: 'booking requests',
  rules: [...refusedRequestLimit.rules, dailyEmailsOfHouse],
};

export const guestLinkLimit: LimitDefinition = { name: 'guest links', rules: [accessLinks, ...dailyGuestEmails] };

/** Counts only e-mails to guests that are really sent. */
export const houseEmailLimit: LimitDefinition = { name: 'e-mails of the house', rules: [dailyEmailsOfHouse] };

const messages: Rule = { name: 'messages', by: ['request'], uses: 20, withinSeconds: 60 * minutes };

/** Counts the messages of a guest about one request. */
export const messageLimit: LimitDefinition = { name: 'messages', rules: [messages] };

export const passwordLimit: LimitDefinition = { name: 'passwords', rules: [passwords] };
