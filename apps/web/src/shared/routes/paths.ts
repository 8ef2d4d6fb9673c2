/**
 * Every address of the site. `pattern` is what the router matches, `to` what links lead to.
 */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  myRequests: { pattern: '/my-requests', to: () => '/my-requests' },
  status: { pattern: '/status/:token', to: (token: string) => `/status/${encodeURIComponent(token)}` },
  confirm: { pattern: '/confirm/:token', to: (token: string) => `/confirm/${encodeURIComponent(token)}` },
  legalNotice: { pattern: '/legal-notice', to: () => '/legal-notice' },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
  adminLogin: { pattern: '/admin/login', to: () => '/admin/login' },
  adminAccess: { pattern: '/admin/access/:token', to: (token: string) => `/admin/access/${encodeURIComponent(token)}` },
  admin: { pattern: '/admin', to: () => '/admin' },
  adminBooking: { pattern: '/admin/bookings/:id', to: (id: string) => `/admin/bookings/${encodeURIComponent(id)}` },
} as const;

/** Whether a page is the owners' panel, at any of its addresses. */
export const isPanel = (pathname: string): boolean =>
  pathname === paths.admin.to() || pathname.startsWith(paths.adminBooking.to(''));

/** Whether a page is one of the owners', which needs neither the settings nor the guests' password. */
export const isForOwners = (pathname: string): boolean => pathname.startsWith(paths.admin.to());

/** The addresses of the pages that the law asks for. */
export const legalPaths = { notice: paths.legalNotice.to(), privacy: paths.privacy.to() };

/** Whether a page is behind the guests' password: owners sign in by a link, and everybody may read the legal pages. */
export const isForGuests = (pathname: string): boolean =>
  !isForOwners(pathname) && !Object.values<string>(legalPaths).includes(pathname);
