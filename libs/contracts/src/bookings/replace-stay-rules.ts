import { command } from '../message/rpc';
import { newStayRulesSchema, stayRulesSchema } from './stay-rules';

/**
 * Replaces the rules of stays. Seasons that share a day change nothing and fail with `SEASONS_OVERLAP`. A change from
 * nights to days while two stays share a day changes nothing and fails with `TURNOVER_DAYS_SHARED`, which lists the
 * days.
 */
export const replaceStayRules = command('bookings.replace-stay-rules', {
  request: newStayRulesSchema,
  response: stayRulesSchema,
});
