import i18n from 'i18next';
import { adminSession } from '@web/shared/session/admin-session';
import { guestAccess } from '@web/shared/session/guest-access';

/** The headers of every call: authorization and the language of the response. */
export const headersFor = (path: string, linkToken?: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': i18n.language,
  ...(linkToken === undefined ? authorizationFor(path) : { Authorization: `Bearer ${linkToken}` }),
});

const gatedPaths = ['/bookings/occupied', '/bookings/request', '/bookings/stay-conditions'];

/** How one becomes an admin. Nobody has a session yet, so a refusal says nothing of one. */
const isSigningIn = (path: string) => path === '/admin/request-access' || path.startsWith('/admin/verify/');

/** Whether the call stands on the admin's session, which a refusal then ends. */
export const needsAdminSession = (path: string) => path.startsWith('/admin') && !isSigningIn(path);

/** Whether a newer session or password has taken the place of the one that a call was sent with. */
export const isReplaced = (path: string, { Authorization: sent }: Record<string, string>): boolean => {
  const { Authorization: present = sent } = authorizationFor(path);
  return present !== sent;
};

/**
 * Who is calling: the admin by the token, a guest past the gate by the password, elsewhere nobody.
 */
const authorizationFor = (path: string): Record<string, string> => {
  // A sign-in names the session that it replaces.
  const secret =
    needsAdminSession(path) || path.startsWith('/admin/verify/')
      ? adminSession.token()
      : gatedPaths.includes(path)
        ? guestAccess.password()
        : null;
  // A header takes Latin-1 only, and a password may be anything.
  return secret === null ? {} : { Authorization: `Bearer ${encodeURIComponent(secret)}` };
};
