import type { RequestView } from '@hearthstay/contracts';
import { Clock, MailCheck, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../shared/ui/note';

/** What happens next and who is to act, or why the request ended; nothing when there is nothing to say. */
export const NextStep = ({ request, isPast }: { request: RequestView; isPast: boolean }) => {
  const { t } = useTranslation('status');
  if (request.cancellation_reason) {
    return <Note icon={MessageSquare}>{t('next.reason', { reason: request.cancellation_reason })}</Note>;
  }
  // Of a stay that is over nobody waits for anything.
  if (isPast) return null;
  switch (request.status) {
    case 'pending':
      return request.guest_confirmed_at === null ? (
        <Note icon={MailCheck} tone="action">
          {t('next.confirmRequest')}
        </Note>
      ) : (
        <Note icon={Clock}>{t('next.underReview')}</Note>
      );
    case 'approved':
      return (
        <Note icon={MailCheck} tone="action">
          {t('next.confirmBooking')}
        </Note>
      );
    default:
      return null;
  }
};
