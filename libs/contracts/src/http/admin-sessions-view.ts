import { adminSessionSchema } from '../admin-auth/admin-session';
import { snakeCaseView } from '../values/snake-case';

/** A browser in which the admin has signed in, in a response of the API. */
export const adminSessionItem = snakeCaseView(adminSessionSchema);

export type AdminSessionItem = ReturnType<typeof adminSessionItem.of>;
