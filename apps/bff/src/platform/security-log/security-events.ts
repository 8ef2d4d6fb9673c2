/** The events of the security log. Each is a line of the log with the field `event`. */
export const securityEvents = [
  /** Somebody asked for a sign-in link. It was sent if the address is an admin's, which the log does not tell. */
  'sign-in-link-requested',
  /** A sign-in link was unknown, used or expired. */
  'sign-in-link-refused',
  /** The link of a guest, or the one to decide on a request, was unknown or has ended. */
  'link-refused',
  /** A guest opened the bookings behind a link, or confirmed a request by it. */
  'link-used',
  'session-opened',
  'session-ended',
  'site-password-right',
  'site-password-wrong',
  /** Without a session or the password of the site. */
  'access-unauthenticated',
  'access-forbidden',
  'access-rate-limited',
  /** 400. The pages check most of what is typed before they send it, but not whether a file or an address is usable. */
  'input-refused',
  'admins-changed',
  /** Also what is set beside the settings: the list of guests, calendars, their addresses, an address for notices. */
  'settings-changed',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

interface Response {
  method: string;
  /** The pattern of the route. */
  route: string;
  status: number;
}

const signInLink = '/api/admin/verify/:token';

const byStatus: Partial<Record<number, SecurityEvent>> = {
  400: 'input-refused',
  401: 'access-unauthenticated',
  403: 'access-forbidden',
  429: 'access-rate-limited',
};

const setting = /^\/api\/admin\/(settings|(guest-)?whitelist|calendars|feeds|photos|notice-address)(\/|$)/;

/** The first one that matches counts. */
const byRoute: [method: RegExp, route: RegExp, event: SecurityEvent | undefined][] = [
  [/^POST$/, /^\/api\/admin\/request-access$/, 'sign-in-link-requested'],
  [/^GET$/, /^\/api\/admin\/verify\//, 'session-opened'],
  [/^GET$/, /^\/api\/bookings\/(status$|confirm\/)/, 'link-used'],
  [/^POST$/, /^\/api\/admin\/logout$/, 'session-ended'],
  [/^DELETE$/, /^\/api\/admin\/sessions(\/|$)/, 'session-ended'],
  [/^(POST|PATCH|DELETE)$/, /^\/api\/admin\/emails(\/|$)/, 'admins-changed'],
  // Previews, tests, and reading a calendar now change nothing.
  [/^POST$/, /\/(preview|test|refresh)$/, undefined],
  [/^(POST|PUT|PATCH|DELETE)$/, setting, 'settings-changed'],
];

/** The event that a response means; `undefined` for one that is not of interest. */
export const securityEventOf = ({ method, route, status }: Response): SecurityEvent | undefined => {
  if (status === 401 && route === signInLink) return 'sign-in-link-refused';
  if (status >= 400) return byStatus[status];
  return byRoute.find(([methods, routes]) => methods.test(method) && routes.test(route))?.[2];
};
