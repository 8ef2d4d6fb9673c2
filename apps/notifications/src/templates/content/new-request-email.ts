import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';
import { withDecisionLink } from '../parts/decision-content';

/** To one admin: a guest has confirmed a request. */
export const newRequestEmail = (request: Localized<'new-request'>, settings: NotificationSettings): EmailContent =>
  withDecisionLink(adminRequestContent(request, 'newRequest', settings), request, settings);
