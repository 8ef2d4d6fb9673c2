import { legalPages } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSettingsSection } from '@web/panel/settings/use-settings-section';
import { QueryState } from '@web/shared/ui/query-state';
import { LegalTextCard } from './legal-text-card';

/** The texts of the legal notice and of the privacy page. */
export const LegalSection = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('legal');
  const { data: texts } = query;
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="title-card">{t('legal.title')}</h2>
        <p className="mt-1 max-w-180 text-note text-ink-2">{t('legal.lead')}</p>
      </div>
      {texts ? (
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
          {legalPages.map((page) => (
            <LegalTextCard key={page} page={page} texts={texts} />
          ))}
        </div>
      ) : (
        <SettingsCard title={t('legal.title')}>
          <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
        </SettingsCard>
      )}
    </div>
  );
};
