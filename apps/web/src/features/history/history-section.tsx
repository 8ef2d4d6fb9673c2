import { historyKinds, historyLimits, historyPageSize, type HistoryPage } from '@hearthstay/contracts';
import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { DownloadButton } from '@web/panel/download-button';
import { FilterSelect } from '@web/panel/filter-select';
import { useQuery } from '@web/shared/api/use-query';
import { buttonLook } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { HistoryPeriod } from './history-period';
import { HistoryRow } from './history-row';
import { addressOfHistory, historyPath, useHistoryScope } from './history-scope';

/** Who has changed what, newest first, with the filters and the page in the address. */
export const HistorySection = () => {
  const { t } = useTranslation('admin');
  const query = useQuery<HistoryPage>(historyPath(useHistoryScope()));
  const { data } = query;
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="title-card">{t('history.title')}</h2>
        <p className="mt-1 text-note text-ink-2">{t('history.lead')}</p>
      </div>
      <Card aria-label={t('history.title')} tabIndex={-1} className="@container min-w-0">
        <Toolbar total={data?.total} />
        {data && data.entries.length > 0 && <ChangeList history={data} />}
        {data?.entries.length === 0 && <NoChanges />}
        <QueryState query={query} skeleton={<HistorySkeleton />} />
      </Card>
    </div>
  );
};

const Toolbar = ({ total }: { total: number | undefined }) => {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { page: _page, ...scope } = useHistoryScope();
  const options = (['all', ...historyKinds] as const).map((value) => ({
    value,
    text: value === 'all' ? t('history.all') : t(`history.kinds.${value}`),
  }));
  return (
    <div className="grid gap-4 p-4 md:px-6">
      <div className="flex flex-wrap items-start gap-4">
        <div className="w-full md:mt-7 md:w-auto">
          <FilterSelect
            label={t('history.show')}
            value={scope.kind ?? 'all'}
            options={options}
            onChange={(kind) =>
              void navigate(addressOfHistory({ ...scope, kind: kind === 'all' ? undefined : kind }), {
                preventScrollReset: true,
              })
            }
          />
        </div>
        <HistoryPeriod />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-live="polite" className="text-note text-ink-2">
          {total !== undefined && t('history.count', { count: total })}
        </p>
        <DownloadButton
          path={historyPath(scope, '.csv')}
          name={t('history.title')}
          text={t('history.download')}
          failedText={(t) => t('history.downloadFailed')}
        />
      </div>
    </div>
  );
};

const ChangeList = ({ history: { entries, total } }: { history: HistoryPage }) => {
  const { t } = useTranslation('admin');
  const { page } = useHistoryScope();
  const before = (page - 1) * historyPageSize;
  const hasEarlier = before + entries.length < total;
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((change, index) => (
          <HistoryRow key={`${change.at} ${change.subject.id} ${index}`} change={change} />
        ))}
      </ul>
      {total > historyPageSize && (
        <nav
          aria-label={t('history.title')}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 md:px-6"
        >
          <p className="text-note text-ink-2 tabular-nums">
            {t('history.range', { from: before + 1, to: before + entries.length, total })}
          </p>
          {hasEarlier && page === historyLimits.page && <p className="text-note">{t('history.limit')}</p>}
          <div className="flex gap-2">
            {page > 1 && <PageLink page={page - 1} />}
            {hasEarlier && page < historyLimits.page && <PageLink page={page + 1} isEarlier />}
          </div>
        </nav>
      )}
    </>
  );
};

const PageLink = ({ page, isEarlier = false }: { page: number; isEarlier?: boolean }) => {
  const { t } = useTranslation('admin');
  const scope = useHistoryScope();
  return (
    <Link to={addressOfHistory({ ...scope, page })} className={buttonLook('quiet', 'medium')}>
      {!isEarlier && <Icon of={ChevronLeft} size={16} />}
      {t(isEarlier ? 'history.earlier' : 'history.later')}
      {isEarlier && <Icon of={ChevronRight} size={16} />}
    </Link>
  );
};

const NoChanges = () => {
  const { t } = useTranslation('admin');
  const { kind, from, to, page } = useHistoryScope();
  const isAll = !kind && !from && !to && page === 1;
  return (
    <div className="border-t border-line">
      <EmptyState
        icon={History}
        title={t(isAll ? 'history.empty.all' : 'history.empty.filtered')}
        action={
          !isAll && (
            <Link to={addressOfHistory({})} className={buttonLook('quiet', 'medium')}>
              {t('history.empty.showAll')}
            </Link>
          )
        }
      />
    </div>
  );
};

const HistorySkeleton = () => (
  <Skeleton>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="flex gap-8 border-t border-line p-4 md:px-6">
        <SkeletonBar className="h-4 w-28" />
        <div className="grid flex-1 content-center gap-2">
          <SkeletonBar className="h-4 w-44" />
          <SkeletonBar className="h-3 w-56" />
        </div>
      </div>
    ))}
  </Skeleton>
);
