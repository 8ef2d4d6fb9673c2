import type { ApplicationName } from '../house/application';

/** A call over HTTP, and whom it needs besides the BFF. */
export interface Call {
  needs: readonly ApplicationName[];
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`. */
  path: string;
  body?: object;
  /** Whether it carries the owner's session. */
  asOwner?: boolean;
  /** What it is answered while all that it needs is there. */
  status: number;
}

const stranger = { email: 'stranger@example.com' };

/** Calls of every group that has needs of its own, none of which is answered from the BFF's memory alone for long. */
export const calls: readonly Call[] = [
  { needs: ['bookings'], method: 'GET', path: '/bookings/settings', status: 200 },
  { needs: ['bookings'], method: 'GET', path: '/bookings/occupied', status: 200 },
  { needs: ['bookings'], method: 'POST', path: '/bookings/send-access-link', body: stranger, status: 200 },
  { needs: ['bookings'], method: 'GET', path: `/bookings/confirm/${'c'.repeat(43)}`, status: 404 },
  // No such file, so it is in no cache.
  { needs: ['media'], method: 'GET', path: `/media/background/${'a'.repeat(64)}/1.jpg`, status: 404 },
  { needs: ['admin-auth'], method: 'POST', path: '/admin/request-access', body: stranger, status: 200 },
  { needs: ['admin-auth'], method: 'GET', path: `/admin/verify/${'c'.repeat(43)}`, status: 401 },
  { needs: ['admin-auth'], method: 'GET', path: '/admin/emails', asOwner: true, status: 200 },
  { needs: ['admin-auth', 'bookings'], method: 'GET', path: '/admin/settings', asOwner: true, status: 200 },
  { needs: ['admin-auth', 'bookings'], method: 'GET', path: '/admin/requests', asOwner: true, status: 200 },
];

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
