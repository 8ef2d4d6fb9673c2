import { BackgroundImageCard } from '@web/features/general/background-image/background-image-card';
import { GeneralCard } from '@web/features/general/general-card';
import { HolidaysCard } from '@web/features/general/holidays/holidays-card';
import { RequestFormCard } from '@web/features/general/request-form-card';
import { WaitingRequestsCard } from '@web/features/general/waiting-requests/waiting-requests-card';
import { AdminsCard } from '@web/features/people/admins/admins-card';
import { SessionsCard } from '@web/features/people/sessions/sessions-card';
import { WhitelistCard } from '@web/features/people/whitelist/whitelist-card';
import { useAdminSettings } from '@web/panel/settings/use-admin-settings';
import { Card } from '@web/shared/ui/card';
import { QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';

/**
 * The general settings. The form is shown only when the saved settings are loaded, so that defaults never replace them.
 */
export const GeneralSection = () => {
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
        <RequestFormCard settings={settings} />
        <WaitingRequestsCard />
        <HolidaysCard settings={settings} />
        <BackgroundImageCard settings={settings} />
      </div>
      <div className="grid min-w-0 gap-4 md:gap-6">
        <AdminsCard />
        <SessionsCard />
        <WhitelistCard settings={settings} />
      </div>
    </div>
  );
};

const fields = [1, 2, 3];

/** The placeholder of the first card while the settings are loaded. */
const SettingsSkeleton = () => (
  <Skeleton>
    <div className="grid max-w-140 gap-6 p-4 xs:p-6 lg:p-8">
      <SkeletonBar className="h-7 w-40" />
      {fields.map((field) => (
        <div key={field} className="grid gap-2">
          <SkeletonBar className="h-4 w-32" />
          <SkeletonBar className="h-12 w-full" />
        </div>
      ))}
    </div>
  </Skeleton>
);
