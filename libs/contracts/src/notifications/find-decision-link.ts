import { z } from 'zod';
import { query } from '../message/rpc';
import { idSchema } from '../values/id';
import { tokenSchema } from '../values/token';

/** Whom a decision link was sent to, and the request that it is about; `LINK_INVALID`. */
export const findDecisionLink = query('notifications.find-decision-link', {
  request: z.object({ token: tokenSchema }),
  response: z.object({ email: z.string(), requestId: idSchema }),
});
