import type { Locale } from '@hearthstay/contracts';
import type { EmailKind } from '../emails/email';
import { adminAccessEmail } from '../on-admin-access-requested/admin-access-email';
import { approvalEmail } from '../on-booking-approved/approval-email';
import { cancellationEmail } from '../on-booking-cancelled/cancellation-email';
import { bookingNoticeEmail } from '../on-booking-confirmed/booking-notice-email';
import { confirmationEmail } from '../on-booking-confirmed/confirmation-email';
import { refusalEmail } from '../on-booking-declined/refusal-email';
import { newRequestEmail } from '../on-booking-guest-confirmed/new-request-email';
import { confirmationRequestEmail } from '../on-booking-requested/confirmation-request-email';
import { guestAccessEmail } from '../on-guest-access-requested/guest-access-email';
import type { NotificationSettings } from '../settings/notification-settings';
import type { EmailContent } from '../templates/email-content';
import { aGuestAccess, anAdminAccess, aRequest, settings } from './events';

/** Every e-mail there is, in one language. */
export const everyEmail = (locale: Locale): Record<EmailKind, EmailContent> => {
  const request = aRequest({ locale });
  const inLocale: NotificationSettings = Object.assign(Object.create(settings) as NotificationSettings, {
    adminLocale: locale,
  });
  return {
    'request-received': confirmationRequestEmail(request, inLocale),
    'request-approved': approvalEmail(request, inLocale),
    'request-declined': refusalEmail(request, inLocale),
    'booking-confirmed': confirmationEmail(request, inLocale),
    'booking-cancelled': cancellationEmail(request, inLocale),
    'guest-access': guestAccessEmail(aGuestAccess(locale), inLocale),
    'new-request': newRequestEmail(request, inLocale),
    'booking-confirmed-for-admins': bookingNoticeEmail(request, inLocale),
    'admin-access': adminAccessEmail(anAdminAccess(), inLocale),
  };
};
