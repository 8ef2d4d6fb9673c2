import { Card } from '@web/shared/ui/card';
import { QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { AdminsCard } from './admins/admins-card';
import { BackgroundImageCard } from './background-image/background-image-card';
import { GeneralCard } from './general/general-card';
import { RequestFormCard } from './general/request-form-card';
import { SessionsCard } from './sessions/sessions-card';
import { useAdminSettings } from './use-admin-settings';
import { WhitelistCard } from './whitelist/whitelist-card';

/**
 * What every property sets. Without the saved settings there is no form: saving defaults over them would be worse than
 * waiting.
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

/** The shape of the first card that is on its way. */
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
