import { firstDayOf, formatDay, formatMonth, formatRange } from '@hearthstay/stay';
import { CalendarCheck, ChevronDown, Lock, LockOpen } from 'lucide-react';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { actOnRow, rowAction } from '@web/panel/act-on-row';
import { Rows } from '@web/panel/rows';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { blockedRanges, byMonth, type BlockedRange, type MonthOfRanges } from './blocked-ranges';
import { useBlockedDays } from './use-blocked-days';
import { useUnblockDays } from './use-unblock-days';

/** The padding of the card. */
const inner = 'p-4 xs:p-6 lg:p-8';

/** The blocked days, with buttons that free them. */
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
          {byMonth(blockedRanges(days)).map((month) => (
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

/** The approximate height of a month without layout, so that the scroll bar fits the whole list. */
const heightOf = (ranges: readonly BlockedRange[]): CSSProperties => ({
  containIntrinsicBlockSize: `auto ${2 + 6.5 * ranges.length}rem`,
});

/**
 * The ranges of blocked days that begin in a month. A month outside the window gets no layout, because there may be
 * hundreds of ranges below the calendar, which must respond at once.
 */
const BlockedMonth = ({ month, ranges }: MonthOfRanges) => {
  const locale = useLocale();
  return (
    <section className="[content-visibility:auto]" style={heightOf(ranges)}>
      <h3 className="mb-2 text-note font-semibold text-ink-2">{formatMonth(month, locale)}</h3>
      <Rows>
        {ranges.map((range) => (
          <BlockedRangeRow key={range.start} range={range} />
        ))}
      </Rows>
    </section>
  );
};

/** A range of blocked days, which one click frees; each day can also be freed separately. */
const BlockedRangeRow = ({ range }: { range: BlockedRange }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { days } = range;
  return (
    <li>
      <BlockedDaysRow range={range} text={formatRange(range, locale)} action="unblock" />
      {days.length > 1 && (
        <details className="group">
          <summary className="ml-4 inline-flex min-h-11 items-center gap-2 rounded-small text-note text-ink-2 xs:ml-11">
            {t('blockedDays.singleDays')}
            <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
          </summary>
          <ul className="divide-y divide-line border-t border-line bg-sunken">
            {days.map((day) => (
              <li key={day.id}>
                <BlockedDaysRow
                  range={{ start: day.date, end: day.date, days: [day] }}
                  text={formatDay(day.date, locale)}
                  action="unblock-day"
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};

interface BlockedDaysRowProps {
  /** The days that the button frees. */
  range: BlockedRange;
  /** The days in words. */
  text: string;
  action: 'unblock' | 'unblock-day';
}

const BlockedDaysRow = ({ range, text, action }: BlockedDaysRowProps) => {
  const { t } = useTranslation('admin');
  const { trigger: unblock } = useUnblockDays(range);
  return (
    <div className="flex min-h-14 items-center gap-3 py-1 pr-2 pl-4 xs:pr-3">
      <Icon of={Lock} size={16} className="text-ink-2 max-xs:hidden" />
      <span className="min-w-0 flex-1 text-label font-medium">{text}</span>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('blockedDays.unblockDay', { day: text })}
        onClick={actOnRow(unblock)}
        {...rowAction(action)}
      >
        <Icon of={LockOpen} size={16} className="max-xs:hidden" />
        {t('blockedDays.unblock')}
      </Button>
    </div>
  );
};

const skeletonRows = [1, 2, 3];

/** The placeholder of the blocked days while they are loaded. */
const BlockedDaysSkeleton = () => (
  <Skeleton>
    <div className="px-4 pt-5 pb-4 xs:px-6 xs:pb-6 lg:px-8 lg:pb-8">
      <SkeletonBar className="mb-3 h-4 w-28" />
      <Rows>
        {skeletonRows.map((row) => (
          <li key={row} className="flex min-h-14 items-center justify-between gap-4 px-4">
            <SkeletonBar className="h-4 w-44" />
            <SkeletonBar className="h-9 w-26" />
          </li>
        ))}
      </Rows>
    </div>
  </Skeleton>
);
