import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';

/** To the admins: a guest has confirmed a booking. */
export const bookingConfirmedForAdminsEmail = (
  request: Localized<'booking-confirmed-for-admins'>,
  settings: NotificationSettings,
): EmailContent => adminRequestContent(request, 'bookingConfirmed', settings);
