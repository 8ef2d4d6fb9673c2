import { query } from '../message/rpc';
import { historyPageSchema, historyPeriodSchema } from '../values/history-page';

/** The changes of the photos of the house. */
export const listPhotoHistory = query('media.list-photo-history', {
  request: historyPeriodSchema,
  response: historyPageSchema,
});
