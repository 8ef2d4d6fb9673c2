import { emailLogPageSize, emailStates, type EmailLog } from '@hearthstay/contracts';
import { MailSearch, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { addressOfEmailLog, useEmailLogScope } from '@web/panel/emails/email-log-address';
import { useEmailLog } from '@web/panel/emails/use-email-log';
import { FilterSelect } from '@web/panel/filter-select';
import { Pages, PagesSkeleton } from '@web/panel/pages';
import { useRequests } from '@web/panel/requests/use-requests';
import { buttonLook } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
import { emailColumns, EmailRow } from './email-row';
import { EmailSearch } from './email-search';
import { useReloadUnknownRequests } from './use-reload-unknown-requests';

/** The log of e-mails, with the filters and the page in the address. */
export const EmailLogCard = () => {
  const { t } = useTranslation('admin');
  const query = useEmailLog(useEmailLogScope());
  const { data: log } = query;
  useReloadUnknownRequests(log?.emails);
  return (
    <Card aria-label={t('emailLog.title')} tabIndex={-1} className="@container min-w-0">
      <Toolbar total={log?.total} />
      {log && log.emails.length > 0 && <EmailList log={log} />}
      {log?.emails.length === 0 && <NoEmails />}
      <QueryState query={query} skeleton={<PagesSkeleton />} />
    </Card>
  );
};

const Toolbar = ({ total }: { total: number | undefined }) => {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { page: _page, ...scope } = useEmailLogScope();
  const options = (['all', ...emailStates] as const).map((value) => ({
    value,
    text: value === 'all' ? t('emailLog.all') : t(`emailLog.states.${value}`),
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:px-6">
      <div className="w-full md:w-auto">
        <FilterSelect
          label={t('bookings.show')}
          value={scope.state ?? 'all'}
          options={options}
          onChange={(state) =>
            void navigate(addressOfEmailLog({ ...scope, state: state === 'all' ? undefined : state }), {
              preventScrollReset: true,
            })
          }
        />
      </div>
      <EmailSearch />
      {scope.request && <OnlyOneRequest id={scope.request} />}
      <p aria-live="polite" className="ml-auto text-note text-ink-2">
        {total !== undefined && t('emailLog.count', { count: total })}
      </p>
    </div>
  );
};

/** Says that the log is limited to one request, and links to the whole log. */
const OnlyOneRequest = ({ id }: { id: string }) => {
  const { t } = useTranslation('admin');
  const { requests = [] } = useRequests();
  const { state, search } = useEmailLogScope();
  const name = requests.find((request) => request.id === id)?.name.trim();
  return (
    <Link to={addressOfEmailLog({ state, search })} className="text-button">
      <Icon of={X} size={16} />
      {name ? t('emailLog.ofRequest', { name }) : t('emailLog.ofUnknown')}
    </Link>
  );
};

const EmailList = ({ log: { emails, total } }: { log: EmailLog }) => {
  const { t } = useTranslation('admin');
  const scope = useEmailLogScope();
  return (
    <>
      <div
        aria-hidden
        className={`hidden ${emailColumns} border-t border-line px-6 py-3 text-head font-semibold text-ink-2`}
      >
        <p>{t('emailLog.columns.state')}</p>
        <p>{t('emailLog.columns.what')}</p>
        <p>{t('emailLog.columns.when')}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {emails.map((email) => (
          <EmailRow key={email.id} email={email} />
        ))}
      </ul>
      <Pages
        label={t('emailLog.title')}
        page={scope.page}
        pageSize={emailLogPageSize}
        shown={emails.length}
        total={total}
        addressOf={(page) => addressOfEmailLog({ ...scope, page })}
      />
    </>
  );
};

const NoEmails = () => {
  const { t } = useTranslation('admin');
  const { state, request, search, page } = useEmailLogScope();
  const isAll = !state && !request && !search && page === 1;
  return (
    <div className="border-t border-line">
      <EmptyState
        icon={MailSearch}
        title={t(isAll ? 'emailLog.empty.all' : 'emailLog.empty.filtered')}
        action={
          !isAll && (
            <Link to={addressOfEmailLog({})} className={buttonLook('quiet', 'medium')}>
              {t('emailLog.empty.showAll')}
            </Link>
          )
        }
      />
    </div>
  );
};
