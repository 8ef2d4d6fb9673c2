import type { z } from 'zod';
import { publicSettingsSchema } from './settings';

const conditions = { stayRules: true, maxGuests: true, prices: true } as const;

/** The conditions that guests may see after the site's password: rules, number of guests and prices. */
export const stayConditionsSchema = publicSettingsSchema.pick(conditions);

export type StayConditions = z.infer<typeof stayConditionsSchema>;

/** Separates the conditions from the other settings. */
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
