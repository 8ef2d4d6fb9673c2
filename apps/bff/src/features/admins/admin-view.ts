import type { Admin, AdminView } from '@hearthstay/contracts';

/** An admin as the API answers it. */
export const adminView = ({ id, email, addedBy, createdAt }: Admin): AdminView => ({
  id,
  email,
  added_by: addedBy,
  created_at: createdAt,
});
