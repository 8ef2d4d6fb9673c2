import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';

/** To the admins: a guest has withdrawn a request that they were told of. */
export const requestWithdrawnEmail = (
  request: Localized<'request-withdrawn'>,
  settings: NotificationSettings,
): EmailContent => adminRequestContent(request, 'withdrawn', settings);
