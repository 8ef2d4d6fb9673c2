import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSettingsSection } from '@web/panel/settings/use-settings-section';
import { paths } from '@web/shared/routes/paths';
import { Icon } from '@web/shared/ui/icon';
import { QueryState } from '@web/shared/ui/query-state';
import { HouseFactsCard } from './house-facts-card';
import { HouseTextsCard } from './house-texts-card';
import { PhotosCard } from './photos/photos-card';

/** What guests read about the house. */
export const HouseSection = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('house');
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="title-card">{t('house.title')}</h2>
        <p className="mt-1 max-w-180 text-note text-ink-2">{t('house.lead')}</p>
        <a href={paths.home.to()} target="_blank" className="text-button mt-1">
          <Icon of={ExternalLink} size={16} />
          {t('house.open')}
        </a>
      </div>
      {query.data ? (
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
          <HouseTextsCard house={query.data} />
          <div className="grid min-w-0 gap-4 md:gap-6">
            <HouseFactsCard house={query.data} />
            <PhotosCard />
          </div>
        </div>
      ) : (
        <SettingsCard title={t('house.facts.title')}>
          <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
        </SettingsCard>
      )}
    </div>
  );
};
