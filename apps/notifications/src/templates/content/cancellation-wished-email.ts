import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { adminRequestContent } from '../parts/admin-request-content';
import { withDecisionLink } from '../parts/decision-content';
import { textsIn } from '../texts';

/** To one admin: a guest asks to cancel a booking, with the reason if there is one. */
export const cancellationWishedEmail = (
  booking: Localized<'cancellation-wished'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, reason } = booking;
  const t = textsIn(locale);
  const text = reason ?? t('quoted.noReason');
  const content: EmailContent = {
    ...adminRequestContent(booking, 'cancellationWished', settings),
    preview: text,
    quote: { label: t('quoted.wishReason'), text },
  };
  return withDecisionLink(content, booking, settings);
};
