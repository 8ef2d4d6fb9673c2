import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../shared/api/api-error';
import { paths } from '../../shared/routes/paths';
import { ButtonLink } from '../../shared/ui/button-link';
import { EmptyState } from '../../shared/ui/empty-state';
import { FailureState } from '../../shared/ui/failure-state';

interface StatusFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why there are no requests to see, and a way on: a bad link stays bad, anything else can be tried again. */
export const StatusFailure = ({ error, isRetrying, onRetry }: StatusFailureProps) => {
  const { t } = useTranslation('status');
  const detail = messageOf(error, t('error.text'));
  if (!(error instanceof ApiError) || error.code !== 'LINK_INVALID') {
    return <FailureState title={t('error.title')} detail={detail} isRetrying={isRetrying} onRetry={onRetry} />;
  }
  return (
    <div role="alert">
      <EmptyState
        icon={Unlink}
        tone="taken"
        title={t('error.title')}
        text={detail}
        action={
          <ButtonLink size="medium" to={paths.myRequests.to()}>
            {t('error.newLink')}
          </ButtonLink>
        }
      />
    </div>
  );
};
