import { command } from '../message/rpc';
import { stayRulesBodySchema, stayRulesSchema } from './stay-rules';

/**
 * Replaces the rules of stays. Days cannot be held as a whole while two stays share one: the call then changes nothing
 * and fails with `TURNOVER_DAYS_SHARED`, which lists the days.
 */
export const replaceStayRules = command('bookings.replace-stay-rules', {
  request: stayRulesBodySchema,
  response: stayRulesSchema,
});
