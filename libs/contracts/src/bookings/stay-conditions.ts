import type { z } from 'zod';
import { fieldsOf } from '../values/fields-of';
import { holidaysViewSchema } from './holidays';
import { publicSettingsSchema } from './settings';

/** What guests may see after the site's password: rules, number of guests, prices and the holidays of the region. */
export const stayConditionsSchema = publicSettingsSchema
  .pick({ stayRules: true, maxGuests: true, prices: true })
  .extend({ holidays: holidaysViewSchema.optional() });

export type StayConditions = z.infer<typeof stayConditionsSchema>;

const conditionsOf = fieldsOf(stayConditionsSchema);

/** Separates the conditions from the other settings. */
export const splitConditions = <Settings extends StayConditions>(
  settings: Settings,
): [conditions: StayConditions, rest: Omit<Settings, keyof StayConditions>] => {
  const rest = Object.entries(settings).filter(([name]) => !(name in stayConditionsSchema.shape));
  return [conditionsOf(settings), Object.fromEntries(rest) as Omit<Settings, keyof StayConditions>];
};
