import type { z } from 'zod';
import { holidaysViewSchema } from './holidays';
import { publicSettingsSchema } from './settings';

const conditions = { stayRules: true, maxGuests: true, prices: true } as const;

/** What guests may see after the site's password: rules, number of guests, prices and the holidays of the region. */
export const stayConditionsSchema = publicSettingsSchema
  .pick(conditions)
  .extend({ holidays: holidaysViewSchema.optional() });

export type StayConditions = z.infer<typeof stayConditionsSchema>;

/** Separates the conditions from the other settings. */
export const splitConditions = <Settings extends StayConditions>({
  stayRules,
  maxGuests,
  prices,
  holidays,
  ...rest
}: Settings): [conditions: StayConditions, rest: Omit<Settings, keyof StayConditions>] => [
  {
    ...(stayRules && { stayRules }),
    ...(maxGuests !== undefined && { maxGuests }),
    ...(prices && { prices }),
    ...(holidays && { holidays }),
  },
  rest,
];
