import type { GuestRequestView } from '@hearthstay/contracts';
import { isTaken } from '@hearthstay/stay';
import { CalendarDays, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError, messageOf } from '@web/shared/api/api-error';
import { useQuery } from '@web/shared/api/use-query';
import { paths } from '@web/shared/routes/paths';
import { useToday } from '@web/shared/settings/use-today';
import { ButtonLink } from '@web/shared/ui/button-link';
import { Card } from '@web/shared/ui/card';
import { EmptyState, FailureState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { RequestCard } from './request-card';
import { shownRequests } from './shown-requests';
import { statusKey } from './status-data';

/** The page of the status link in an e-mail, with the requests of one guest. */
export const StatusPage = () => {
  const { t } = useTranslation('status');
  const { token = '' } = useParams();
  const { data, error, isRetrying, retry } = useQuery<GuestRequestView[]>(statusKey(token));
  const email = data?.[0]?.email;
  const shown = shownRequests(data ?? [], useToday());
  const isOneStay = data?.length === 1 && data.every(({ status }) => isTaken(status));
  return (
    <div className="mx-auto max-w-200 py-8 md:py-12">
      <header className="mb-8 px-2 md:px-0">
        <h1 className="title-page">{t(isOneStay ? 'titleOfStay' : 'title')}</h1>
        {email && <p className="mt-1 text-body wrap-anywhere">{email}</p>}
      </header>
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((request) => (
            <li key={request.id}>
              <RequestCard
                request={request}
                token={token}
                isOnlyOne={data.length === 1}
                isOpenAtFirst={shown.open.has(request.id)}
                isMain={shown.main === request.id}
              />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            icon={CalendarDays}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <ButtonLink size="medium" to={paths.home.to()}>
                {t('empty.action')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {!data && error !== undefined && (
        <Card>
          <StatusFailure error={error} isRetrying={isRetrying} onRetry={() => void retry()} />
        </Card>
      )}
      {!data && error === undefined && <StatusSkeleton />}
    </div>
  );
};

interface StatusFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * The reason why the requests are not shown. An invalid link stays invalid, so the page links to a new one; after other
 * failures, loading can be tried again.
 */
const StatusFailure = ({ error, isRetrying, onRetry }: StatusFailureProps) => {
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

/** The placeholder of a request while it is loaded. */
const StatusSkeleton = () => (
  <Skeleton>
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 xs:p-6 md:px-8">
      <div className="flex justify-between gap-4">
        <SkeletonBar className="h-8 w-72" />
        <SkeletonBar className="h-7 w-28" />
      </div>
      <SkeletonBar className="h-6 w-full" />
      <SkeletonBar className="h-12 w-full" />
      <SkeletonBar className="h-4 w-52" />
    </Card>
  </Skeleton>
);
