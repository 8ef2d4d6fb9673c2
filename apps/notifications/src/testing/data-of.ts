import type { DataOf, EmailKind } from '../templates/email-data';
import {
  aCalendarConflict,
  aCalendarOutage,
  aGuestAccess,
  anAdminAccess,
  anAdminChange,
  aPasswordChange,
  aReminder,
  aRequest,
} from './events';

/** The data of a kind of e-mail and further fields, as events carry them. */
export const dataOf = (kind: EmailKind): DataOf<EmailKind> => {
  if (kind === 'guest-access') return aGuestAccess('de');
  if (kind === 'calendar-conflicts') return aCalendarConflict();
  if (kind === 'calendar-unreadable') return aCalendarOutage();
  if (kind === 'admin-added' || kind === 'admin-removed') return anAdminChange();
  if (kind === 'admin-test') return { at: anAdminChange().at };
  if (kind === 'site-password-changed') return aPasswordChange();
  if (kind === 'new-request' || kind === 'cancellation-wished')
    return { ...aRequest(), decisionLink: anAdminAccess().link };
  if (kind === 'request-waiting') return { ...aReminder(), decisionLink: anAdminAccess().link };
  return kind === 'admin-access' ? anAdminAccess() : aRequest();
};
