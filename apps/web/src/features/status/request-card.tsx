import type { RequestView } from '@hearthstay/contracts';
import { dayAt, dayCount, formatDay, formatRange, isPast, parseDay } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/language';
import { usePublicSettings } from '../../shared/settings/use-public-settings';
import { useToday } from '../../shared/settings/use-today';
import { Card } from '../../shared/ui/card';
import { RequestWay } from '../../shared/ui/request-way/request-way';
import { StatusBadge } from '../../shared/ui/status-badge';
import { NextStep } from './next-step';

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
        <RequestWay status={request.status} isGuestConfirmed={request.guest_confirmed_at !== null} />
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
