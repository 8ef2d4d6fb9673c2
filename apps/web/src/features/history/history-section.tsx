import { historyKinds, historyLimits, historyPageSize, type HistoryPage } from '@hearthstay/contracts';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { DownloadButton } from '@web/panel/download-button';
import { FilterSelect } from '@web/panel/filter-select';
import { Pages, PagesSkeleton } from '@web/panel/pages';
import { useQuery } from '@web/shared/api/use-query';
import { buttonLook } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
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
        <QueryState query={query} skeleton={<PagesSkeleton />} />
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
  const scope = useHistoryScope();
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((change, index) => (
          <HistoryRow key={`${change.at} ${change.subject.id} ${index}`} change={change} />
        ))}
      </ul>
      <Pages
        label={t('history.title')}
        page={scope.page}
        pageSize={historyPageSize}
        shown={entries.length}
        total={total}
        lastPage={historyLimits.page}
        addressOf={(page) => addressOfHistory({ ...scope, page })}
      >
        <p className="text-note">{t('history.limit')}</p>
      </Pages>
    </>
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
