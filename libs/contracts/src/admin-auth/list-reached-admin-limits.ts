import { z } from 'zod';
import { query } from '../message/rpc';
import { reachedLimitSchema } from '../values/reached-limit';

/** The daily limits of login links that were reached within the last day. */
export const listReachedAdminLimits = query('admin-auth.list-reached-admin-limits', {
  request: z.object({}),
  response: z.array(reachedLimitSchema),
});
