import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { wholeNumber } from '../values/whole-number';
import { settingsSection } from './settings-section';

const days = wholeNumber(1, fieldLimits.retentionDaysMax, 'RETENTION_DAYS_OUT_OF_RANGE');

/** How long the data of guests are kept. */
export const privacySettingsSchema = z.object({
  /** The days without a change after which a request is removed that its guest has not confirmed. */
  unconfirmedDays: days.default(90),
  /** The same for a request that has not become a stay. */
  declinedDays: days.default(90),
  /** The years after its last day for which a stay names its guest. */
  staysYears: wholeNumber(1, fieldLimits.retentionYearsMax, 'RETENTION_YEARS_OUT_OF_RANGE').default(10),
});

export type PrivacySettings = z.infer<typeof privacySettingsSchema>;

/** How many days a guest who is not invited any more stays in the list, with the history of the entry. */
export const removedGuestDays = 365;

/** The longest time in hours for which uses are counted for a limit, with the network address of the caller. */
export const limitedUseHours = 24;

export const privacySection = settingsSection({
  name: 'privacy',
  schema: privacySettingsSchema,
  content: 'times for which the data of guests are kept',
  operations: 'PrivacySettings',
});
