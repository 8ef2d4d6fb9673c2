import type { z } from 'zod';
import { publicSettingsSchema } from './settings';

const conditions = { stayRules: true, maxGuests: true, prices: true } as const;

/** What guests may know of stays once they have passed the site's password: rules, number of guests and prices. */
export const stayConditionsSchema = publicSettingsSchema.pick(conditions);

export type StayConditions = z.infer<typeof stayConditionsSchema>;

/** The conditions in the settings, apart from the rest. */
export const splitConditions = <Settings extends StayConditions>({
  stayRules,
  maxGuests,
  prices,
  ...rest
}: Settings): [conditions: StayConditions, rest: Omit<Settings, keyof StayConditions>] => [
  {
    ...(stayRules && { stayRules }),
    ...(maxGuests !== undefined && { maxGuests }),
    ...(prices && { prices }),
  },
  rest,
];
