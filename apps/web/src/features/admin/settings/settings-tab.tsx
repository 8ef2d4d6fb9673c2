import { Card } from '../../../shared/ui/card';
import { QueryState } from '../../../shared/ui/query-state';
import { AdminsCard } from './admins/admins-card';
import { BackgroundImageCard } from './background-image/background-image-card';
import { GeneralCard } from './general/general-card';
import { SettingsSkeleton } from './settings-skeleton';
import { useAdminSettings } from './use-admin-settings';
import { WhitelistCard } from './whitelist/whitelist-card';

/**
 * Everything that can be set (specification, section 2, "Settings"). Without the saved settings there is no form:
 * saving defaults over them would be worse than waiting.
 */
export const SettingsTab = () => {
  const query = useAdminSettings();
  const { data: settings } = query;
  if (!settings) {
    return (
      <Card>
        <QueryState query={query} skeleton={<SettingsSkeleton />} />
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4 md:gap-6">
        <GeneralCard settings={settings} />
        <BackgroundImageCard settings={settings} />
      </div>
      <div className="grid min-w-0 gap-4 md:gap-6">
        <AdminsCard />
        <WhitelistCard settings={settings} />
      </div>
    </div>
  );
};
