import type { Admin, AdminView } from '@hearthstay/contracts';

/** An admin in the form of the API, whose property names are in snake_case. */
export const adminView = ({ id, email, addedBy, createdAt }: Admin): AdminView => ({
  id,
  email,
  added_by: addedBy,
  created_at: createdAt,
});
