import type { AdminSessionView } from '@hearthstay/contracts';
import { Check, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useReturnTo } from '@web/shared/access-link/use-return-to';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { isOutage } from '@web/shared/api/is-outage';
import { useOnce } from '@web/shared/api/use-query';
import { paths } from '@web/shared/routes/paths';
import { adminSession } from '@web/shared/session/admin-session';
import { Button } from '@web/shared/ui/button';
import { ButtonLink } from '@web/shared/ui/button-link';
import { SmallPage } from '@web/shared/ui/small-page';

/** The page of an admin's link. */
export const AdminAccessPage = () => {
  const { t } = useTranslation('admin-access');
  const { token = '' } = useParams();
  const { isOpen, error, isRetrying, retry } = useAdminLink(token);
  if (isOpen) return <Granted />;
  if (error !== undefined) return <Denied error={error} isRetrying={isRetrying} onRetry={retry} />;
  return <SmallPage title={t('verifying.title')} lead={t('verifying.text')} />;
};

/**
 * Exchanges the link for a session. Returns only the e-mail address, so that the session's token is stored only in the
 * browser.
 */
const openSession = async (path: string): Promise<string> => {
  const session = await api.get<AdminSessionView>(path);
  adminSession.open(session);
  return session.email;
};

/** Opens the admin's session. A link can be used only a few times, so a visit uses it once. */
const useAdminLink = (token: string) => {
  const { response, error, isRetrying, retry } = useOnce(`/admin/verify/${encodeURIComponent(token)}`, openSession);
  return { isOpen: response !== undefined, error, isRetrying, retry };
};

interface DeniedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The link was refused, or could not be checked and may still be valid. */
const Denied = ({ error, isRetrying, onRetry }: DeniedProps) => {
  const { t } = useTranslation(['admin-access', 'common']);
  const isUnverified = isOutage(error);
  const badLink = t('denied.text');
  const sentence = messageOf(error, isUnverified ? t('denied.unverified') : badLink, { LINK_INVALID: badLink });
  return (
    <SmallPage icon={Unlink} tone="taken" title={t('denied.title')} lead={sentence} takesFocus>
      <div className="flex flex-wrap gap-3">
        {isUnverified && (
          <Button isBusy={isRetrying} onClick={onRetry}>
            {t('common:failure.retry')}
          </Button>
        )}
        <ButtonLink kind={isUnverified ? 'quiet' : 'primary'} to={paths.adminLogin.to()}>
          {t('denied.login')}
        </ButtonLink>
      </div>
    </SmallPage>
  );
};

/** Enough time to read that the link was valid. */
const redirectMs = 2_000;

/** Opens the panel, and replaces this page in the history, because the link is used up. */
const Granted = () => {
  const { t } = useTranslation('admin-access');
  const navigate = useNavigate();
  const returnTo = useReturnTo() ?? paths.admin.to();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(returnTo, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate, returnTo]);
  return (
    <SmallPage icon={Check} title={t('granted.title')} lead={t('granted.text')} takesFocus>
      <ButtonLink kind="quiet" to={returnTo} replace>
        {t('granted.open')}
      </ButtonLink>
    </SmallPage>
  );
};
