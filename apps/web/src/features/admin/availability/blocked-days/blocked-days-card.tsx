import type { BlockedDay } from '@hearthstay/contracts';
import { CalendarCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { Card } from '../../../../shared/ui/card';
import { EmptyState } from '../../../../shared/ui/empty-state';
import { FailureState } from '../../../../shared/ui/failure-state';
import { useNotify } from '../../notice/notify';
import { BlockedDaysSkeleton } from './blocked-days-skeleton';
import { BlockedMonth } from './blocked-month';
import { byMonth } from './by-month';
import { useUnblockDay } from './unblock-day';
import { useBlockedDays } from './use-blocked-days';

/** The card's inner space. */
const inner = 'p-4 xs:p-6 lg:p-8';

/** The days that nobody can ask for, and the way to free them. */
export const BlockedDaysCard = () => {
  const { t } = useTranslation(['admin', 'common']);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { days, error, reload } = useBlockedDays();
  const unblockDay = useUnblockDay();
  const notify = useNotify();

  const unblock = (day: BlockedDay) => {
    // The button that was pressed goes, and the focus with it; it goes on from the list.
    title.current?.focus({ preventScroll: true });
    unblockDay(day).catch((refusal: unknown) =>
      notify({ kind: 'failed', text: messageOf(refusal, t('blockedDays.removeFailed')) }),
    );
  };

  return (
    <Card aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-4 px-4 pt-5 xs:px-6 xs:pt-6 lg:px-8">
        <h2 ref={title} id={titleId} tabIndex={-1} className="title-card">
          {t('blockedDays.title')}
        </h2>
        <p aria-live="polite" className="shrink-0 text-note text-ink-2">
          {days && days.length > 0 && t('common:days', { count: days.length })}
        </p>
      </div>
      {days && days.length > 0 && (
        <div className="grid gap-6 px-4 pt-6 pb-4 xs:px-6 xs:pb-6 lg:px-8 lg:pb-8">
          {byMonth(days).map((month) => (
            <BlockedMonth key={month.days[0]?.date} {...month} onUnblock={unblock} />
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
      {!days && error === undefined && <BlockedDaysSkeleton />}
      {!days && error !== undefined && (
        <FailureState detail={messageOf(error, t('blockedDays.failed'))} onRetry={reload} className={inner} />
      )}
    </Card>
  );
};
