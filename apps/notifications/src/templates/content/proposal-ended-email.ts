import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { guestRequestContent } from '../parts/guest-request-content';
import { statusAction } from '../parts/status-link';
import { textsIn } from '../texts';

/** To the guest: an offer was taken back or has run out, or the owner has not responded to a wish in time. */
export const proposalEndedEmail = (
  proposal: Localized<'proposal-ended'>,
  settings: NotificationSettings,
): EmailContent => {
  const { locale, by, cause } = proposal;
  const t = textsIn(locale);
  const texts = by === 'owner' ? cause : 'unanswered';
  return {
    ...guestRequestContent(proposal, settings.timeZone),
    subject: t(`proposalEnded.${texts}.heading`),
    heading: t(`proposalEnded.${texts}.heading`),
    intro: t(`proposalEnded.${texts}.intro`),
    action: statusAction(proposal, settings),
  };
};
