import type { ApplicationName } from '../deployment/application';

/** A call over HTTP with the services that it needs. */
export interface Call {
  needs: readonly ApplicationName[];
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`. */
  path: string;
  body?: object;
  /** Whether it carries the owner's session. */
  asOwner?: boolean;
  /** The status of the response while all needed services run. */
  status: number;
}

const stranger = { email: 'stranger@example.com' };

/**
 * Calls with different sets of needed services. None is served only from the caches of the BFF during the whole
 * measurement.
 */
export const calls: readonly Call[] = [
  { needs: ['bookings'], method: 'GET', path: '/bookings/settings', status: 200 },
  { needs: ['bookings'], method: 'GET', path: '/bookings/occupied', status: 200 },
  { needs: ['bookings'], method: 'POST', path: '/bookings/send-access-link', body: stranger, status: 200 },
  { needs: ['bookings'], method: 'GET', path: `/bookings/confirm/${'c'.repeat(43)}`, status: 404 },
  // The file does not exist, so it is not cached.
  { needs: ['media'], method: 'GET', path: `/media/background/${'a'.repeat(64)}/1.jpg`, status: 404 },
  { needs: ['admin-auth'], method: 'POST', path: '/admin/request-access', body: stranger, status: 200 },
  { needs: ['admin-auth'], method: 'GET', path: `/admin/verify/${'c'.repeat(43)}`, status: 401 },
  { needs: ['admin-auth'], method: 'GET', path: '/admin/emails', asOwner: true, status: 200 },
  { needs: ['admin-auth', 'bookings'], method: 'GET', path: '/admin/settings', asOwner: true, status: 200 },
  { needs: ['admin-auth', 'bookings'], method: 'GET', path: '/admin/requests', asOwner: true, status: 200 },
];

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
