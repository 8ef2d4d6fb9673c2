import type { AdminSettingsView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../../shared/ui/query-state';
import { RowsSkeleton } from '../../rows/rows-skeleton';
import { SettingsCard } from '../settings-card';
import { AddGuestForm } from './add-guest-form';
import { GuestList } from './guest-list';
import { useWhitelist } from './use-whitelist';
import { WhitelistSwitch } from './whitelist-switch';

/** Which guests may ask (specification, section 2, "Settings"). */
export const WhitelistCard = ({ settings }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation('admin');
  const query = useWhitelist();
  const { data: entries } = query;
  return (
    <SettingsCard title={t('whitelist.title')}>
      <WhitelistSwitch isOn={settings.whitelistEnabled} />
      {entries && entries.length > 0 && <GuestList entries={entries} />}
      {entries?.length === 0 && (
        <p className="text-label text-ink-2">
          {t(settings.whitelistEnabled ? 'whitelist.nobodyCanAsk' : 'whitelist.empty')}
        </p>
      )}
      <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      <AddGuestForm />
    </SettingsCard>
  );
};
