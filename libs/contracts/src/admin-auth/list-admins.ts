import { z } from 'zod';
import { query } from '../message/rpc';
import { adminSchema } from './admin';

/** All admins in the order of their addition. */
export const listAdmins = query('admin-auth.list-admins', {
  request: z.object({}),
  response: z.array(adminSchema),
});
