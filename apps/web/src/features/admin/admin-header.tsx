import { CircleUserRound, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdminEmail } from '../../shared/session/admin-session';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { logout } from './logout';

/** Who is signed in, and the way out. */
export const AdminHeader = () => {
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
