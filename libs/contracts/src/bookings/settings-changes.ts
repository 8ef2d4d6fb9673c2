import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from '../values/field-error';
import { hasControlCharacters, lineOfText } from '../values/text';

const days = (max: number, outOfRange: 'MAX_ADVANCE_OUT_OF_RANGE' | 'MAX_CONSECUTIVE_OUT_OF_RANGE') =>
  z
    .number({ error: requiredAs('REQUIRED') })
    .int(fieldError(outOfRange))
    .min(1, fieldError(outOfRange))
    .max(max, fieldError(outOfRange));

/** Any part of the settings (specification, section 5, "Settings"); what is absent stays as it is. */
export const settingsChangesSchema = z
  .object({
    propertyName: lineOfText({ max: fieldLimits.propertyNameMax, tooLong: 'PROPERTY_NAME_TOO_LONG' }).min(
      1,
      fieldError('PROPERTY_NAME_REQUIRED'),
    ),
    maxAdvanceBookingDays: days(fieldLimits.maxAdvanceBookingDaysMax, 'MAX_ADVANCE_OUT_OF_RANGE'),
    maxConsecutiveBookings: days(fieldLimits.maxConsecutiveBookingsMax, 'MAX_CONSECUTIVE_OUT_OF_RANGE'),
    whitelistEnabled: z.boolean({ error: requiredAs('REQUIRED') }),
    showGuestNames: z.boolean({ error: requiredAs('REQUIRED') }),
    /**
     * A string sets the password, `""` or `null` removes it (behaviour: Who may call what). One of blanks alone is refused: nobody
     * could get through the password gate, which ignores those. So is one with characters that nobody can see or type.
     */
    appPassword: z
      .string({ error: requiredAs('REQUIRED') })
      .max(fieldLimits.appPasswordMax, fieldError('PASSWORD_TOO_LONG'))
      .refine((password) => password === '' || password.trim() !== '', fieldError('PASSWORD_BLANK'))
      .refine((password) => !hasControlCharacters(password), fieldError('CONTROL_CHARACTERS'))
      .nullable(),
  })
  .partial();

export type SettingsChanges = z.infer<typeof settingsChangesSchema>;
