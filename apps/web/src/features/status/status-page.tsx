import type { RequestView } from '@hearthstay/contracts';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useQuery } from '../../shared/api/use-query';
import { paths } from '../../shared/routes/paths';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { RequestCard } from './request-card';
import { StatusFailure } from './status-failure';
import { StatusSkeleton } from './status-skeleton';

/** Where the status link of an e-mail leads: the requests of one guest (specification, section 2, "Status page"). */
export const StatusPage = () => {
  const { t } = useTranslation('status');
  const { token = '' } = useParams();
  const { data, error, isRetrying, retry } = useQuery<RequestView[]>(
    `/bookings/status?token=${encodeURIComponent(token)}`,
  );
  const email = data?.[0]?.email;
  return (
    <div className="mx-auto max-w-200 py-8 md:py-12">
      <header className="mb-8 px-2 md:px-0">
        <h1 className="title-page">{t('title')}</h1>
        {email && <p className="mt-1 text-body wrap-anywhere">{email}</p>}
      </header>
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
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
