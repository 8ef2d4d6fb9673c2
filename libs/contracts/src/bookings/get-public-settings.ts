import { z } from 'zod';
import { query } from '../message/rpc';
import { publicSettingsSchema } from './settings';

export const getPublicSettings = query('bookings.get-public-settings', {
  request: z.object({}),
  response: publicSettingsSchema,
});
