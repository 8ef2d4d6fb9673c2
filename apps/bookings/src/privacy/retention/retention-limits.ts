import type { PrivacySettings } from '@hearthstay/contracts';
import { addDays, inYears, type Day } from '@hearthstay/stay';
import type { RetentionLimits } from '../../request-store';

const dayMs = 24 * 60 * 60_000;

const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * dayMs);

/** Until when requests must have changed, and stays have ended, to be due now. */
export const retentionLimits = (
  { unconfirmedDays, declinedDays, staysYears }: PrivacySettings,
  { now, today }: { now: Date; today: Day },
): RetentionLimits => ({
  unconfirmedUntil: daysBefore(now, unconfirmedDays),
  declinedUntil: daysBefore(now, declinedDays),
  undecidedUntil: addDays(today, -declinedDays),
  staysUntil: inYears(today, -staysYears),
});
