/**
 * One namespace per feature, `common` for what they share, `rules` for what a page says of its fields as the server
 * would, `errors` for all that the server may answer.
 */
export const namespaces = [
  'common',
  'rules',
  'home',
  'confirm',
  'status',
  'my-requests',
  'admin-login',
  'admin-access',
  'admin',
  'errors',
] as const;

export type Namespace = (typeof namespaces)[number];
