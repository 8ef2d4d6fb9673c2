import { filterRequests } from '@hearthstay/stay';
import { CalendarCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../shared/settings/use-today';
import { useRequests } from '../requests/use-requests';
import { PropertyCard } from './property-card';
import { StatCard } from './stat-card';
import { StatisticsCard } from './statistics/statistics-card';

/** What there is to do and who was here (specification, section 2, "Dashboard"). */
export const DashboardTab = () => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const { requests, query } = useRequests();
  const countOf = (filter: 'active' | 'pending') => requests && filterRequests(filter, requests, today).length;
  const hasFailed = requests === undefined && query.error !== undefined;
  return (
    <div className="grid gap-4 md:gap-6 lg:gap-8">
      <div className="grid gap-3 md:grid-cols-3 md:gap-4 lg:gap-6">
        <StatCard
          icon={CalendarCheck}
          label={t('dashboard.active')}
          count={countOf('active')}
          hasFailed={hasFailed}
          filter="active"
          action={t('dashboard.showActive')}
        />
        <StatCard
          icon={Clock}
          label={t('dashboard.pending')}
          count={countOf('pending')}
          hasFailed={hasFailed}
          filter="pending"
          action={t('dashboard.decide')}
        />
        <PropertyCard />
      </div>
      <StatisticsCard />
    </div>
  );
};
