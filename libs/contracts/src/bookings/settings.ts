import { z } from 'zod';

/** The settings that guests may read. They contain no secret. */
export const publicSettingsSchema = z.object({
  maxAdvanceBookingDays: z.int(),
  maxConsecutiveBookings: z.int(),
  propertyName: z.string(),
  whitelistEnabled: z.boolean(),
  showGuestNames: z.boolean(),
  passwordRequired: z.boolean(),
  /** The IANA time zone of the property, which defines "today". */
  timezone: z.string(),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
