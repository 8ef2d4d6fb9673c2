import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSettingsSection } from '@web/panel/settings/use-settings-section';
import { QueryState } from '@web/shared/ui/query-state';
import { SnippetCard } from './snippet-card';
import { WebsitesForm } from './websites-form';

/** The calendar on other websites: which of them may show it, and what to paste there. */
export const EmbedSection = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('embed');
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
      <SettingsCard title={t('embed.title')} lead={t('embed.lead')}>
        {query.data ? (
          <WebsitesForm embed={query.data} />
        ) : (
          <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
        )}
      </SettingsCard>
      {query.data && query.data.origins.length > 0 && <SnippetCard />}
    </div>
  );
};
