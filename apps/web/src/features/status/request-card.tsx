import type { RequestView } from '@hearthstay/contracts';
import { dayAt, dayCount, formatDay, formatRange, isPast, parseDay } from '@hearthstay/stay';
import { Clock, MailCheck, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RequestProgress } from '@web/shared/booking/request-progress';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { Card } from '@web/shared/ui/card';
import { Note } from '@web/shared/ui/note';

/** One request as its guest sees it. */
export const RequestCard = ({ request }: { request: RequestView }) => {
  const { t } = useTranslation(['status', 'common']);
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const today = useToday();
  const range = { start: parseDay(request.start_date), end: parseDay(request.end_date) };
  const days = t('common:days', { count: dayCount(range) });
  const dayOf = (instant: string) => formatDay(dayAt(timezone, new Date(instant)), locale);
  return (
    <Card className="p-4 xs:p-6 md:px-8">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2 className="title-card text-balance">{formatRange(range, locale)}</h2>
          <p className="text-note text-ink-2">{request.name ? t('stayOf', { days, name: request.name }) : days}</p>
        </div>
        <StatusBadge status={request.status} />
      </div>
      <div className="mt-5 grid gap-5">
        <RequestProgress status={request.status} isGuestConfirmed={request.guest_confirmed_at !== null} />
        <NextStep request={request} isPast={isPast({ endDate: range.end }, today)} />
        {request.message && (
          <p className="border-l-2 border-edge pl-4 text-label/6 wrap-break-word whitespace-pre-line">
            {request.message}
          </p>
        )}
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-note text-ink-2">
          <span>{t('requestedOn', { day: dayOf(request.created_at) })}</span>
          <span>{t('updatedOn', { day: dayOf(request.updated_at) })}</span>
        </p>
      </div>
    </Card>
  );
};

/** What happens next and who is to act, or why the request ended; nothing when there is nothing to say. */
const NextStep = ({ request, isPast }: { request: RequestView; isPast: boolean }) => {
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
