import { z } from 'zod';
import { query } from '../message/rpc';
import { whitelistEntrySchema } from './whitelist-entry';

/** The whitelist, sorted by address. */
export const listWhitelist = query('bookings.list-whitelist', {
  request: z.object({}),
  response: z.array(whitelistEntrySchema),
});
