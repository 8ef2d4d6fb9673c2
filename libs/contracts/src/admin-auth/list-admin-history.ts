import { query } from '../message/rpc';
import { historyPageSchema, historyPeriodSchema } from '../values/history-page';

/** Who was added to the admins, or removed from them. */
export const listAdminHistory = query('admin-auth.list-history', {
  request: historyPeriodSchema,
  response: historyPageSchema,
});
