import { cleanPassword, fieldLimits, visibleLength } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from '../values/field-error';
import { lineOfText } from '../values/text';

const days = (max: number, outOfRange: 'MAX_ADVANCE_OUT_OF_RANGE' | 'MAX_CONSECUTIVE_OUT_OF_RANGE') =>
  z
    .number({ error: requiredAs('REQUIRED') })
    .int(fieldError(outOfRange))
    .min(1, fieldError(outOfRange))
    .max(max, fieldError(outOfRange));

/** A partial update of the settings; absent fields stay unchanged. */
export const settingsChangesSchema = z
  .object({
    propertyName: lineOfText({ max: fieldLimits.propertyNameMax, tooLong: 'PROPERTY_NAME_TOO_LONG' }).refine(
      (name) => visibleLength(name) > 0,
      fieldError('PROPERTY_NAME_REQUIRED'),
    ),
    maxAdvanceBookingDays: days(fieldLimits.maxAdvanceBookingDaysMax, 'MAX_ADVANCE_OUT_OF_RANGE'),
    maxConsecutiveBookings: days(fieldLimits.maxConsecutiveBookingsMax, 'MAX_CONSECUTIVE_OUT_OF_RANGE'),
    whitelistEnabled: z.boolean({ error: requiredAs('REQUIRED') }),
    showGuestNames: z.boolean({ error: requiredAs('REQUIRED') }),
    /**
     * A string sets the password, `""` or `null` removes it. Passwords of only blanks or with unseen marks are
     * rejected, because guests could not type them.
     */
    appPassword: z
      .string({ error: requiredAs('REQUIRED') })
      .max(fieldLimits.appPasswordMax, fieldError('PASSWORD_TOO_LONG'))
      .refine((password) => password === '' || visibleLength(password) > 0, fieldError('PASSWORD_BLANK'))
      .refine((password) => password === cleanPassword(password), fieldError('CONTROL_CHARACTERS'))
      .nullable(),
  })
  .partial();

export type SettingsChanges = z.infer<typeof settingsChangesSchema>;
