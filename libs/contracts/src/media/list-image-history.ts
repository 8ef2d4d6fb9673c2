import { query } from '../message/rpc';
import { historyPageSchema, historyPeriodSchema } from '../values/history-page';

/** The changes of the background image. */
export const listImageHistory = query('media.list-history', {
  request: historyPeriodSchema,
  response: historyPageSchema,
});
