import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/api/api-error';
import { isOutage } from '../../shared/api/is-outage';
import { paths } from '../../shared/routes/paths';
import { Button } from '../../shared/ui/button';
import { ButtonLink } from '../../shared/ui/button-link';
import { SmallPage } from '../../shared/ui/small-page';

interface FailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Nothing was confirmed. After an outage the same link may do; otherwise a new one helps. */
export const Failed = ({ error, isRetrying, onRetry }: FailedProps) => {
  const { t } = useTranslation(['confirm', 'common']);
  const reason = messageOf(error, t('failed.reason'), { INVALID_TRANSITION: t('failed.ended') });
  return (
    <SmallPage
      isWide
      takesFocus
      icon={Unlink}
      tone="taken"
      title={t('failed.title')}
      lead={t('failed.text', { reason })}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home.to()}>{t('home')}</ButtonLink>
        {isOutage(error) ? (
          <Button kind="quiet" isBusy={isRetrying} onClick={onRetry}>
            {t('common:failure.retry')}
          </Button>
        ) : (
          <ButtonLink kind="quiet" to={paths.myRequests.to()}>
            {t('failed.newLink')}
          </ButtonLink>
        )}
      </div>
    </SmallPage>
  );
};
