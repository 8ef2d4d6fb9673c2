import { adminSession } from '../session/admin-session';
import { guestAccess } from '../session/guest-access';

const gatedPaths = ['/bookings/occupied', '/bookings/request'];

/** How one becomes an admin. Nobody has a session yet, so a refusal says nothing of one. */
const isSigningIn = (path: string) => path === '/admin/request-access' || path.startsWith('/admin/verify/');

/** Whether the call stands on the admin's session, which a refusal then ends (specification, section 8). */
export const needsAdminSession = (path: string) => path.startsWith('/admin') && !isSigningIn(path);

/**
 * Who is calling: the admin by the token, a guest past the gate by the password, elsewhere nobody (specification,
 * section 6).
 */
export const authorizationFor = (path: string): Record<string, string> => {
  const secret = needsAdminSession(path)
    ? adminSession.token()
    : gatedPaths.includes(path)
      ? guestAccess.password()
      : null;
  // A header takes Latin-1 only, and a password may be anything.
  return secret === null ? {} : { Authorization: `Bearer ${encodeURIComponent(secret)}` };
};
