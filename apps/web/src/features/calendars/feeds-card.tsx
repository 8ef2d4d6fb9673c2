import type { FeedView } from '@hearthstay/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rows, RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { QueryState } from '@web/shared/ui/query-state';
import { AddFeedForm } from './add-feed-form';
import { FeedRow } from './feed-row';
import { NewAddress } from './new-address';
import { useFeeds } from './use-feeds';

/** The calendars of the house, which other platforms read. */
export const FeedsCard = () => {
  const { t } = useTranslation('admin');
  const query = useFeeds();
  const { data: feeds } = query;
  const [made, setMade] = useState<FeedView | null>(null);
  return (
    <SettingsCard title={t('feeds.title')} lead={t('feeds.lead')}>
      {/* Rendered even when empty, so that screen readers announce what is added. */}
      <div role="status" className={made ? undefined : '-mb-6'}>
        {made && <NewAddress feed={made} />}
      </div>
      {feeds && feeds.length > 0 && (
        <Rows aria-label={t('feeds.title')}>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onRotated={setMade} onRemoved={() => setMade(null)} />
          ))}
        </Rows>
      )}
      <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      <AddFeedForm onAdded={setMade} />
    </SettingsCard>
  );
};
