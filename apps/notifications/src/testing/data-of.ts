import type { DataOf, EmailKind } from '../templates/email-data';
import { aGuestAccess, anAdminAccess, aRequest } from './events';

/** The data of a kind of e-mail and further fields, as events carry them. */
export const dataOf = (kind: EmailKind): DataOf<EmailKind> => {
  if (kind === 'guest-access') return aGuestAccess('de');
  return kind === 'admin-access' ? anAdminAccess() : aRequest();
};
