import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';
import { textsIn } from '../texts/texts';

/** To the admins: a guest has confirmed a booking. */
export const bookingConfirmedForAdminsEmail = (
  request: Localized<'booking-confirmed-for-admins'>,
  settings: NotificationSettings,
): EmailContent => adminRequestContent(request, textsIn(request.locale).bookingConfirmed, settings);
