import '@web/panel/form/zod-without-eval';
import { CircleUserRound, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NoticeProvider } from '@web/panel/notices/notices';
import { adminSettingsKey } from '@web/panel/panel-data';
import { useRequests } from '@web/panel/requests/use-requests';
import { awaitsDecision } from '@web/panel/requests/awaits-decision';
import { countUnread } from '@web/panel/requests/count-unread';
import { api } from '@web/shared/api/client';
import { paths } from '@web/shared/routes/paths';
import { adminSession, useAdminEmail } from '@web/shared/session/admin-session';
import { StayConditionsKey } from '@web/shared/settings/use-stay-conditions';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { AdminNotices } from './admin-notices';
import { TabBar, useAdminTab } from './admin-tabs';
import './panel.css';

/** The owner's panel. It is left when the session ends, also in another tab. */
export const AdminPage = () => {
  const navigate = useNavigate();
  const isSignedIn = useAdminEmail() !== null;
  useEffect(() => {
    if (!isSignedIn) void navigate(paths.home.to());
  }, [isSignedIn, navigate]);
  return (
    isSignedIn && (
      <StayConditionsKey value={adminSettingsKey}>
        <Panel />
      </StayConditionsKey>
    )
  );
};

const Panel = () => {
  const today = useToday();
  const { requests = [] } = useRequests();
  const { Panel: Tab } = useAdminTab();
  return (
    <NoticeProvider>
      <AdminHeader />
      <div className="mt-4 md:mt-6">
        <TabBar
          pendingCount={requests.filter((request) => awaitsDecision(request, today)).length}
          unreadCount={countUnread(requests)}
        />
      </div>
      <AdminNotices />
      <div tabIndex={-1} className="pt-4 md:pt-6">
        <Tab />
      </div>
    </NoticeProvider>
  );
};

/** The address of the admin, and the button to log out. */
const AdminHeader = () => {
  const { t } = useTranslation('admin');
  const email = useAdminEmail();
  return (
    <header className="flex items-center gap-x-6 pt-6 pl-2 md:pt-10 md:pl-0">
      <div className="min-w-0 flex-1 md:flex md:items-center md:justify-between md:gap-6">
        <h1 className="title-panel md:mt-1">{t('title')}</h1>
        <p className="flex items-center gap-2 text-note text-ink-2">
          <Icon of={CircleUserRound} size={16} className="max-md:hidden" />
          <span className="min-w-0 wrap-anywhere">{email}</span>
        </p>
      </div>
      <Button kind="quiet" size="medium" icon={LogOut} onClick={logout} className="max-md:w-11 max-md:px-0">
        <span className="max-md:sr-only">{t('logout')}</span>
      </Button>
    </header>
  );
};

/** Ends the session in this browser, even if the server does not respond. */
const logout = () => {
  // The call reads the token before it returns, so the session can end here without waiting for the response.
  api.post('/admin/logout').catch(() => undefined);
  adminSession.clear();
};
