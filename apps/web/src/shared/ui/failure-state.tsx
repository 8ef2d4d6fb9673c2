import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface FailureStateProps {
  /** The server's sentence, see `messageOf`. */
  detail?: string;
  title?: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Its inner space, see {@link EmptyState}. */
  className?: string;
}

/** What stands where a list would, when it could not be loaded. */
export const FailureState = ({ detail, title, onRetry, isRetrying, className }: FailureStateProps) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        className={className}
        icon={CloudOff}
        tone="taken"
        title={title ?? t('failure.title')}
        text={detail || t('failure.noAnswer')}
        action={
          <Button kind="quiet" size="medium" icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        }
      />
    </div>
  );
};
