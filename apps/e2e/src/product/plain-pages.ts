/** The addresses of pages that need no data: of guests, of owners, of links that were never sent, and of no page. */
export const plainPages = [
  '/my-requests',
  '/admin/login',
  '/confirm/never-sent',
  '/status/never-sent',
  '/decide/never-sent',
  '/nowhere',
];
