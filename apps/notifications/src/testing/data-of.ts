import { stayEmailKinds } from '@hearthstay/contracts';
import { decidableKinds, type DataOf, type EmailKind } from '../templates/email-data';
import {
  aCalendarConflict,
  aCalendarOutage,
  aGuestAccess,
  anAdminAccess,
  anAdminChange,
  aPasswordChange,
  aReminder,
  aRequest,
  aStayEmail,
} from './events';

const isDecidable = (kind: EmailKind) => (decidableKinds as readonly EmailKind[]).includes(kind);

/** The data of a kind of e-mail and further fields, as events carry them. */
export const dataOf = (kind: EmailKind): DataOf<EmailKind> => {
  const ofStay = stayEmailKinds.find((one) => kind === `stay-${one}`);
  if (ofStay) return { ...aStayEmail(ofStay), ...(ofStay === 'arrival' && { doorCode: '4719' }) };
  if (kind === 'guest-access') return aGuestAccess('de');
  if (kind === 'calendar-conflicts') return aCalendarConflict();
  if (kind === 'calendar-unreadable') return aCalendarOutage();
  if (kind === 'admin-added' || kind === 'admin-removed') return anAdminChange();
  if (kind === 'admin-test') return { at: anAdminChange().at };
  if (kind === 'site-password-changed') return aPasswordChange();
  if (kind === 'request-waiting') return { ...aReminder(), decisionLink: anAdminAccess().link };
  if (isDecidable(kind)) return { ...aRequest(), decisionLink: anAdminAccess().link };
  if (kind === 'offer-accepted') {
    const { confirmLink: _, ...booking } = aRequest();
    return booking;
  }
  if (kind === 'offer-response') return { ...aRequest(), outcome: 'declined' };
  return kind === 'admin-access' ? anAdminAccess() : aRequest();
};
