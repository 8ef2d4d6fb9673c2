import { z } from 'zod';

/** What guests may know of the settings (specification, section 3). No secret is ever among them. */
export const publicSettingsSchema = z.object({
  maxAdvanceBookingDays: z.int(),
  maxConsecutiveBookings: z.int(),
  propertyName: z.string(),
  whitelistEnabled: z.boolean(),
  showGuestNames: z.boolean(),
  passwordRequired: z.boolean(),
  /** IANA name of the property's time zone: "today" is the day it is there. */
  timezone: z.string(),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
