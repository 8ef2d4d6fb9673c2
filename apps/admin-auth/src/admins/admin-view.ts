import type { Admin as AdminView } from '@hearthstay/contracts';
import type { Admin } from '../admin-roster/domain/admin-roster';

/** An admin in messages to other services. */
export const adminView = ({ createdAt, ...admin }: Admin): AdminView => ({
  ...admin,
  createdAt: createdAt.toISOString(),
});
