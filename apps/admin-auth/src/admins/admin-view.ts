import type { Admin as AdminView } from '@hearthstay/contracts';
import type { Admin } from './domain/admin-roster';

/** An admin in messages to other services. */
export const adminView = ({ createdAt, ...admin }: Admin): AdminView => ({
  ...admin,
  createdAt: createdAt.toISOString(),
});
