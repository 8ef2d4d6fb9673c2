import type { DataOf, EmailKind } from '../templates/email-data';
import { aGuestAccess, anAdminAccess, aRequest } from './events';

/** What a kind of e-mail is made of, and more: as the events carry it. */
export const dataOf = (kind: EmailKind): DataOf<EmailKind> => {
  if (kind === 'guest-access') return aGuestAccess('de');
  return kind === 'admin-access' ? anAdminAccess() : aRequest();
};
