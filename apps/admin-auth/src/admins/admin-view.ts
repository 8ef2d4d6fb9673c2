import type { Admin as AdminView } from '@hearthstay/contracts';
import type { Admin } from './domain/admin-roster';

/** An admin as other services see them. */
export const adminView = ({ createdAt, ...admin }: Admin): AdminView => ({
  ...admin,
  createdAt: createdAt.toISOString(),
});
