/** Every page of the web site. `pattern` is what its router matches, `to` what links lead to. */
export const pagePaths = {
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

/** The pages that the law asks for. */
export const legalPaths = { notice: pagePaths.legalNotice.to(), privacy: pagePaths.privacy.to() };

/** The page where an admin decides without signing in. The BFF renders it without the web site's program. */
export const decidePath = (token: string): string => `/decide/${encodeURIComponent(token)}`;

export type AdminTabId = 'dashboard' | 'bookings' | 'availability' | 'settings';

/** The query parameter that holds the tab of the panel. */
export const tabParam = 'tab';

/** The query parameter that holds the section of the settings. */
export const sectionParam = 'section';

/** The query parameter that holds the part of a section, or of a booking's page. */
export const partParam = 'part';

/**
 * The address of a tab. Tabs have addresses, so that the browser's back button and links from elsewhere lead to them;
 * `params` are the query parameters of the tab itself.
 */
export const addressOfTab = (tab: AdminTabId, params: Record<string, string> = {}): string =>
  `${pagePaths.admin.to()}?${new URLSearchParams({ [tabParam]: tab, ...params }).toString()}`;

/** The part of a booking's page with its messages. */
export const messagesPart = 'messages';

/** The address of the messages on the page of a booking. */
export const addressOfMessages = (id: string): string =>
  `${pagePaths.adminBooking.to(id)}?${new URLSearchParams({ [partParam]: messagesPart }).toString()}`;

/** The part of the settings of e-mails with the log. */
export const emailLogPart = 'log';
