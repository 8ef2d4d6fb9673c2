import { CloudOff, RotateCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import type { Query } from '@web/shared/api/use-query';
import { Button } from './button';
import { IconCircle } from './icon-circle';

interface QueryStateProps {
  query: Query<unknown>;
  /** The placeholder while the data is loaded. */
  skeleton: ReactNode;
  /** The sentence for a failure without a sentence of the server. */
  failed?: string;
  /** The padding of a failure. */
  className?: string;
}

/** Takes the place of data while it is loaded or if it cannot be loaded; nothing once it is loaded. */
export const QueryState = ({ query, skeleton, failed = '', className }: QueryStateProps) => {
  const { data, error, isRetrying, retry } = query;
  if (data !== undefined) return null;
  if (error === undefined) return skeleton;
  return (
    <FailureState
      detail={messageOf(error, failed)}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
      className={className}
    />
  );
};

interface FailureStateProps {
  /** The server's sentence, see `messageOf`. */
  detail?: string;
  title?: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** The padding, see {@link EmptyState}. */
  className?: string;
}

/** Takes the place of a list that cannot be loaded. */
export const FailureState = ({ detail, title, onRetry, isRetrying, className }: FailureStateProps) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        className={className}
        icon={CloudOff}
        tone="taken"
        title={title ?? t('failure.title')}
        text={detail || t('failure.noResponse')}
        action={
          <Button kind="quiet" size="medium" icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        }
      />
    </div>
  );
};

interface EmptyStateProps {
  icon: LucideIcon;
  tone?: 'quiet' | 'taken';
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The padding, if it is not that of a card. */
  className?: string;
}

/** Takes the place of an empty list. */
export const EmptyState = ({
  icon,
  tone = 'quiet',
  title,
  text,
  action,
  className = 'p-6 xs:p-8',
}: EmptyStateProps) => (
  <div className={className}>
    <IconCircle icon={icon} tone={tone} />
    <h2 className="mt-4 text-section font-semibold">{title}</h2>
    {text && <p className="mt-1 text-label text-ink-2">{text}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
