import type { GuestStatistics } from '@hearthstay/contracts';
import { ChevronRight, UsersRound } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticsKey } from '@web/panel/panel-data';
import { Address } from '@web/panel/rows';
import { useQuery } from '@web/shared/api/use-query';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';

type GuestYear = GuestStatistics[number];

/** The length of stays by guest and year, the latest year first. */
const useGuestStatistics = () => useQuery<GuestStatistics>(statisticsKey);

/** The padding of the card. */
const inner = 'p-4 xs:p-6';

/** The length of stays by guest, year by year. */
export const StatisticsCard = () => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const unit = useStayUnit();
  const query = useGuestStatistics();
  const { data: years } = query;
  return (
    <Card aria-labelledby={titleId}>
      <div className="px-4 pt-5 pb-4 xs:px-6 xs:pt-6 xs:pb-5">
        <h2 id={titleId} className="title-card">
          {t('statistics.title')}
        </h2>
        <p className="mt-1 text-note text-ink-2">
          {t(unit === 'nights' ? 'statistics.leadOfNights' : 'statistics.lead')}
        </p>
      </div>
      <div className="divide-y divide-line border-t border-line">
        {years?.map((year, index) => (
          <YearSection key={year.year} statistics={year} isOpen={index === 0} />
        ))}
        {years?.length === 0 && (
          <EmptyState
            icon={UsersRound}
            title={t('statistics.empty')}
            text={t('statistics.emptyHint')}
            className={inner}
          />
        )}
        <QueryState query={query} skeleton={<StatisticsSkeleton />} failed={t('statistics.failed')} className={inner} />
      </div>
    </Card>
  );
};

interface YearSectionProps {
  statistics: GuestYear;
  /** Whether it is open at first. */
  isOpen: boolean;
}

/** A year, which can be opened and closed. */
const YearSection = ({ statistics, isOpen }: YearSectionProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const unit = useStayUnit();
  const { year, uniqueGuests, totalDays, guests } = statistics;
  const mostDays = guests[0]?.totalDays ?? 0;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-16 list-none items-center gap-3 px-4 outline-offset-[-4px] hover:bg-sunken xs:px-6 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="text-ink-2 transition-transform group-open:rotate-90" />
        <span className="font-voice text-[1.375rem]/7 tracking-[-0.01em]">{year}</span>
        <span className="ml-1 text-ink-2 xs:ml-3">{t('statistics.guests', { count: uniqueGuests })}</span>
        <span className="ml-auto text-label font-semibold tabular-nums">
          {t(`common:${unit}`, { count: totalDays })}
        </span>
      </summary>
      <ul className="divide-y divide-line px-4 pb-4 xs:pr-6 xs:pl-14">
        {guests.map((guest) => (
          <GuestRow key={guest.email ?? guest.name} guest={guest} mostDays={mostDays} />
        ))}
      </ul>
    </details>
  );
};

interface GuestRowProps {
  guest: GuestYear['guests'][number];
  /** The days of the guest with the most of them, whose bar has the full width. */
  mostDays: number;
}

/** A guest by name, or by address without one, with the days as a number and as a bar. */
const GuestRow = ({ guest: { name, email, totalDays }, mostDays }: GuestRowProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const unit = useStayUnit();
  const unnamed = email === null ? t('statistics.erased') : <Address email={email} />;
  return (
    <li className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 first:border-t first:border-line md:grid-cols-[1fr_min(40%,20rem)_5.5rem]">
      <div className="min-w-0 text-label wrap-anywhere">
        <p className="font-semibold">{name || unnamed}</p>
        {name && email !== null && (
          <p className="text-note text-ink-2">
            <Address email={email} />
          </p>
        )}
      </div>
      <div aria-hidden className="h-2 rounded-full bg-sunken max-md:order-last max-md:col-span-2 print:hidden">
        <div className="h-full rounded-full bg-pine/60" style={{ width: `${(100 * totalDays) / mostDays}%` }} />
      </div>
      <p className="text-right text-label font-medium tabular-nums">{t(`common:${unit}`, { count: totalDays })}</p>
    </li>
  );
};

const skeletonRows = [1, 2, 3, 4];

/** The placeholder of the guests while they are loaded. */
const StatisticsSkeleton = () => (
  <Skeleton>
    <div className="flex min-h-16 items-center gap-4 px-4 xs:px-6">
      <SkeletonBar className="h-6 w-28" />
      <SkeletonBar className="ml-auto h-4 w-16" />
    </div>
    {skeletonRows.map((row) => (
      <div key={row} className="flex items-center gap-8 border-t border-line px-4 py-3 xs:pr-6 xs:pl-14">
        <div className="grid flex-1 gap-2">
          <SkeletonBar className="h-4 w-34" />
          <SkeletonBar className="h-3 w-44" />
        </div>
        <SkeletonBar className="h-2 w-80 max-md:hidden" />
        <SkeletonBar className="h-4 w-14" />
      </div>
    ))}
  </Skeleton>
);
