import { limitedUseHours, type ReachedLimitCode } from '@hearthstay/contracts';
import type { LimitDefinition, RateLimitRule } from '@hearthstay/access';

const day = limitedUseHours * 60 * 60;

/**
 * The limit of an address is higher than that of a caller, so a single caller cannot lock an admin out for a
 * day. There is no limit for all addresses together, because only admins receive these e-mails.
 */
const rules: readonly (RateLimitRule & { notice?: ReachedLimitCode })[] = [
  { name: 'access-links', by: ['caller', 'email'], uses: 5, withinSeconds: 900 },
  { name: 'daily-emails-of-caller', by: ['caller'], uses: 20, withinSeconds: day, notice: 'EMAILS_OF_CALLER_LIMITED' },
  {
    name: 'daily-emails-to-address',
    by: ['email'],
    uses: 100,
    withinSeconds: day,
    notice: 'EMAILS_TO_ADDRESS_LIMITED',
  },
];

export const loginLinkLimit: LimitDefinition = { name: 'login links', rules };
