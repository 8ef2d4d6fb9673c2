import { filterRequests } from '@hearthstay/stay';
import { useToday } from '../../shared/settings/use-today';
import { AdminHeader } from './admin-header';
import { HouseNotices } from './house-notices/house-notices';
import { NoticeProvider } from './notice/notice-provider';
import { useRequests } from './requests/use-requests';
import { TabBar } from './tabs/tab-bar';
import { useAdminTab } from './tabs/use-admin-tab';

/** The owner's panel (specification, section 2, "Admin panel"). */
export const AdminPage = () => {
  const today = useToday();
  const { requests = [] } = useRequests();
  const { Panel } = useAdminTab();
  return (
    <NoticeProvider>
      <AdminHeader />
      <HouseNotices />
      <div className="mt-4 md:mt-6">
        <TabBar pendingCount={filterRequests('pending', requests, today).length} />
      </div>
      <div tabIndex={-1} className="pt-4 md:pt-6">
        <Panel />
      </div>
    </NoticeProvider>
  );
};
