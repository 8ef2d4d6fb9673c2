import { UsersRound } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../shared/ui/card';
import { EmptyState } from '../../../../shared/ui/empty-state';
import { QueryState } from '../../../../shared/ui/query-state';
import { StatisticsSkeleton } from './statistics-skeleton';
import { useGuestStatistics } from './use-guest-statistics';
import { YearSection } from './year-section';

/** The card's inner space. */
const inner = 'p-4 xs:p-6';

/** Who stayed how long, year by year (specification, section 2, "Dashboard"). */
export const StatisticsCard = () => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const query = useGuestStatistics();
  const { data: years } = query;
  return (
    <Card aria-labelledby={titleId}>
      <div className="px-4 pt-5 pb-4 xs:px-6 xs:pt-6 xs:pb-5">
        <h2 id={titleId} className="title-card">
          {t('statistics.title')}
        </h2>
        <p className="mt-1 text-note text-ink-2">{t('statistics.lead')}</p>
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
