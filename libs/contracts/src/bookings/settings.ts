import { z } from 'zod';
import { houseSchema } from './house';
import { holidayChoiceSchema } from './holidays';
import { legalPages } from './legal-pages';
import { publicPricesSchema } from './prices';
import { requestFormSchema } from './request-fields';
import { stayRulesSchema } from './stay-rules';

/** The settings that every house has. */
export const generalSettingsSchema = z.object({
  maxAdvanceBookingDays: z.int(),
  maxConsecutiveBookings: z.int(),
  propertyName: z.string(),
  whitelistEnabled: z.boolean(),
  showGuestNames: z.boolean(),
  /** Absent before the owner has set it. */
  requestForm: requestFormSchema.optional(),
});

/** The settings that guests may read. They contain no secret. */
export const publicSettingsSchema = generalSettingsSchema.extend({
  passwordRequired: z.boolean(),
  /** The IANA time zone of the property, which defines "today". */
  timezone: z.string(),
  /** Absent if there are none. */
  stayRules: stayRulesSchema.optional(),
  /** The maximum number of guests. Absent if the house does not ask for their number. */
  maxGuests: z.int().optional(),
  /** Absent while they are off. */
  prices: publicPricesSchema.optional(),
  /** Whose holidays the calendar shows; absent if it shows none. */
  holidays: holidayChoiceSchema.optional(),
  /** The legal pages that the owner has written; absent if there are none. */
  legalPages: z.array(z.enum(legalPages)).optional(),
  /** Absent if the owner has entered nothing about the house that guests can read. */
  house: z.literal(true).optional(),
  /** Of the house, shown on every page. */
  registrationNumber: houseSchema.shape.registrationNumber,
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
