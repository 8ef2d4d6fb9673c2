import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/api/api-error';
import { isOutage } from '../../shared/api/is-outage';
import { paths } from '../../shared/routes/paths';
import { Button } from '../../shared/ui/button';
import { ButtonLink } from '../../shared/ui/button-link';
import { SmallPage } from '../../shared/ui/small-page';

interface DeniedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The link was refused, or could not be checked and may still be good. */
export const Denied = ({ error, isRetrying, onRetry }: DeniedProps) => {
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
