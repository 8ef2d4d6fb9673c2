import { z } from 'zod';
import { query } from '../message/rpc';
import { adminSchema } from './admin';

/** Every admin, in the order in which they were added. */
export const listAdmins = query('admin-auth.list-admins', {
  request: z.object({}),
  response: z.array(adminSchema),
});
