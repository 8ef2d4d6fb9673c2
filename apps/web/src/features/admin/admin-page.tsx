import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/routes/paths';
import { useAdminEmail } from '../../shared/session/admin-session';
import { filterRequests } from '@hearthstay/stay';
import { useToday } from '../../shared/settings/use-today';
import { AdminHeader } from './admin-header';
import { HouseNotices } from './house-notices/house-notices';
import { NoticeProvider } from './notice/notice-provider';
import { useRequests } from './requests/use-requests';
import { TabBar } from './tabs/tab-bar';
import { useAdminTab } from './tabs/use-admin-tab';

/** The owner's panel. It goes with the session, also when that ends in another tab. */
export const AdminPage = () => {
  const navigate = useNavigate();
  const isSignedIn = useAdminEmail() !== null;
  useEffect(() => {
    if (!isSignedIn) void navigate(paths.home.to());
  }, [isSignedIn, navigate]);
  return isSignedIn && <Panel />;
};

const Panel = () => {
  const today = useToday();
  const { requests = [] } = useRequests();
  const { Panel: Tab } = useAdminTab();
  return (
    <NoticeProvider>
      <AdminHeader />
      <HouseNotices />
      <div className="mt-4 md:mt-6">
        <TabBar pendingCount={filterRequests('pending', requests, today).length} />
      </div>
      <div tabIndex={-1} className="pt-4 md:pt-6">
        <Tab />
      </div>
    </NoticeProvider>
  );
};
