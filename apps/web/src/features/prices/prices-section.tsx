import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSettingsSection } from '@web/panel/settings/use-settings-section';
import { QueryState } from '@web/shared/ui/query-state';
import { PricesForm } from './prices-form';

/** The settings of the prices. */
export const PricesSection = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('prices');
  if (query.data) return <PricesForm prices={query.data} />;
  return (
    <div className="grid items-start lg:grid-cols-2">
      <SettingsCard title={t('prices.title')}>
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      </SettingsCard>
    </div>
  );
};
