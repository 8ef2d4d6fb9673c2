import { z } from 'zod';
import { requiredAs } from '../values/field-error';

/** The owner's rules of stays. */
export const stayRulesSchema = z.object({
  /**
   * Whether one guest can arrive on the day on which another leaves: stays hold the nights between their days instead
   * of the days.
   */
  sameDayTurnover: z.boolean({ error: requiredAs('REQUIRED') }),
});

export type StayRules = z.infer<typeof stayRulesSchema>;

/** All rules. Unknown ones are rejected, because they would be lost. */
export const stayRulesBodySchema = z.strictObject(stayRulesSchema.shape);
