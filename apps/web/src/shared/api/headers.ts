import i18n from 'i18next';
import { adminSession } from '@web/shared/session/admin-session';
import { guestAccess } from '@web/shared/session/guest-access';

/** The headers of every call: authorization and the language of the response. */
export const headersFor = (path: string, linkToken?: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': i18n.language,
  ...(linkToken === undefined ? authorizationFor(path) : { Authorization: `Bearer ${linkToken}` }),
});

const gatedPaths = ['/bookings/house', '/bookings/occupied', '/bookings/request', '/bookings/stay-conditions'];

/** Whether the call is one of the sign-in, whose refusal ends no session. */
const isSigningIn = (path: string) => path === '/admin/request-access' || path.startsWith('/admin/verify/');

/** Whether the call needs the admin's session, which a refusal then ends. */
export const needsAdminSession = (path: string) => path.startsWith('/admin') && !isSigningIn(path);

/** Whether a newer session or password has replaced the one with which a call was sent. */
export const isReplaced = (path: string, { Authorization: sent }: Record<string, string>): boolean => {
  const { Authorization: present = sent } = authorizationFor(path);
  return present !== sent;
};

/** The authorization of a call: the token of the admin, the password of a guest, or none. */
const authorizationFor = (path: string): Record<string, string> => {
  // A sign-in sends the token of the session that it replaces.
  const secret =
    needsAdminSession(path) || path.startsWith('/admin/verify/')
      ? adminSession.token()
      : gatedPaths.includes(path)
        ? guestAccess.password()
        : null;
  // Encoded, because a header is limited to Latin-1 and a password is not.
  return secret === null ? {} : { Authorization: `Bearer ${encodeURIComponent(secret)}` };
};
