import type { Locale } from '@hearthstay/contracts';
import type { EmailKind } from '../emails/email';
import { adminAccessEmail } from '../on-admin-access-requested/admin-access-email';
import { approvalEmail } from '../on-booking-approved/approval-email';
import { cancellationEmail } from '../on-booking-cancelled/cancellation-email';
import { confirmationEmail } from '../on-booking-confirmed/confirmation-email';
import { refusalEmail } from '../on-booking-declined/refusal-email';
import { confirmationRequestEmail } from '../on-booking-requested/confirmation-request-email';
import { guestAccessEmail } from '../on-guest-access-requested/guest-access-email';
import type { EmailContent } from '../templates/email-content';
import { adminRequestEmail } from '../templates/parts/admin-request-email';
import { aGuestAccess, anAdminAccess, aRequest, settingsIn } from './events';

/** Every e-mail there is, in one language. */
export const everyEmail = (locale: Locale): Record<EmailKind, EmailContent> => {
  const request = aRequest({ locale });
  const settings = settingsIn(locale);
  return {
    'request-received': confirmationRequestEmail(request, settings),
    'request-approved': approvalEmail(request, settings),
    'request-declined': refusalEmail(request, settings),
    'booking-confirmed': confirmationEmail(request, settings),
    'booking-cancelled': cancellationEmail(request, settings),
    'guest-access': guestAccessEmail(aGuestAccess(locale), settings),
    'new-request': adminRequestEmail(request, 'newRequest', settings),
    'booking-confirmed-for-admins': adminRequestEmail(request, 'bookingConfirmed', settings),
    'admin-access': adminAccessEmail(anAdminAccess(), settings),
  };
};
