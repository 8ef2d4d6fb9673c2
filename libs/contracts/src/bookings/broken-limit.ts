import { z } from 'zod';

const season = z.string().optional();

/** A rule of the owner's stays that a stay breaks. The season is absent if the rule is that of the whole year. */
export const brokenLimitSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['MIN_NIGHTS', 'NOTICE_DAYS', 'GAP_DAYS']), params: z.object({ count: z.int() }), season }),
  z.object({
    code: z.enum(['ARRIVAL_WEEKDAY', 'DEPARTURE_WEEKDAY']),
    /** ISO weekdays. */
    params: z.object({ days: z.array(z.int()).readonly() }),
    season,
  }),
]);
