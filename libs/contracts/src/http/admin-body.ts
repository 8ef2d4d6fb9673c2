import { addAdmin } from '../admin-auth/add-admin';

/** `POST /admin/emails`. */
export const adminBodySchema = addAdmin.request.pick({ email: true, locale: true });
