import { adminSchema } from '../admin-auth/admin';
import { snakeCaseView } from '../values/snake-case';

/** An admin in a response of the API. */
export const adminView = snakeCaseView(adminSchema);

export type AdminView = ReturnType<typeof adminView.of>;
