import { setAdminLocale } from '../admin-auth/set-admin-locale';

/** `PATCH /admin/emails/{id}`: `null` stands for the language of the house. */
export const adminChangesBodySchema = setAdminLocale.request.pick({ locale: true });
