import { z } from 'zod';
import { query } from '../message/rpc';
import { reachedLimitSchema } from '../values/reached-limit';

/** Which daily limits of links to the panel were reached within the last day. */
export const listReachedAdminLimits = query('admin-auth.list-reached-admin-limits', {
  request: z.object({}),
  response: z.array(reachedLimitSchema),
});
