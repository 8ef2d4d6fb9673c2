import type { Locale } from '@hearthstay/contracts';
import type { EmailKind } from '../jobs/email-job';
import { adminAccessEmail } from '../templates/content/admin-access-email';
import { approvalEmail } from '../templates/content/approval-email';
import { cancellationEmail } from '../templates/content/cancellation-email';
import { confirmationEmail } from '../templates/content/confirmation-email';
import { refusalEmail } from '../templates/content/refusal-email';
import { confirmationRequestEmail } from '../templates/content/confirmation-request-email';
import { guestAccessEmail } from '../templates/content/guest-access-email';
import type { EmailContent } from '../templates/email-content';
import { adminRequestEmail } from '../templates/content/admin-request-email';
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
