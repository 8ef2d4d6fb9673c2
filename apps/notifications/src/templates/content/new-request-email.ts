import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';

/** To the admins: a guest has confirmed a request. */
export const newRequestEmail = (request: Localized<'new-request'>, settings: NotificationSettings): EmailContent =>
  adminRequestContent(request, 'newRequest', settings);
