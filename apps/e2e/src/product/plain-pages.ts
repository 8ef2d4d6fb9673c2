/** The addresses of pages that need no data: for guests, for owners, of invalid links, and an unknown address. */
export const plainPages = [
  '/my-requests',
  '/admin/login',
  '/confirm/never-sent',
  '/status/never-sent',
  '/decide/never-sent',
  '/nowhere',
];
