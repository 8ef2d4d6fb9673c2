import { firstDayOf } from '@hearthstay/stay';
import { CalendarCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../shared/ui/card';
import { EmptyState } from '../../../../shared/ui/empty-state';
import { QueryState } from '../../../../shared/ui/query-state';
import { BlockedDaysSkeleton } from './blocked-days-skeleton';
import { BlockedMonth } from './blocked-month';
import { byMonth } from './by-month';
import { useBlockedDays } from './use-blocked-days';

/** The card's inner space. */
const inner = 'p-4 xs:p-6 lg:p-8';

/** The days that nobody can ask for, and the way to free them. */
export const BlockedDaysCard = () => {
  const { t } = useTranslation(['admin', 'common']);
  const titleId = useId();
  const query = useBlockedDays();
  const { data: days } = query;
  return (
    <Card aria-labelledby={titleId} tabIndex={-1}>
      <div className="flex items-center justify-between gap-4 px-4 pt-5 xs:px-6 xs:pt-6 lg:px-8">
        <h2 id={titleId} className="title-card">
          {t('blockedDays.title')}
        </h2>
        <p aria-live="polite" className="shrink-0 text-note text-ink-2">
          {days && days.length > 0 && t('common:days', { count: days.length })}
        </p>
      </div>
      {days && days.length > 0 && (
        <div className="grid gap-6 px-4 pt-6 pb-4 xs:px-6 xs:pb-6 lg:px-8 lg:pb-8">
          {byMonth(days).map((month) => (
            <BlockedMonth key={firstDayOf(month.month)} {...month} />
          ))}
        </div>
      )}
      {days?.length === 0 && (
        <EmptyState
          icon={CalendarCheck}
          title={t('blockedDays.empty')}
          text={t('blockedDays.emptyHint')}
          className={inner}
        />
      )}
      <QueryState query={query} skeleton={<BlockedDaysSkeleton />} failed={t('blockedDays.failed')} className={inner} />
    </Card>
  );
};
