import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useAdminEmail } from '@web/shared/session/admin-session';
import { QueryState } from '@web/shared/ui/query-state';
import { NoticeAddressForm } from './notice-address-form';
import { NoticeTestPart } from './notice-test-part';
import { useNoticeAddress } from './use-notice-address';

/** Where the admin who is signed in gets notices beside e-mail. */
export const NoticeAddressCard = () => {
  const { t } = useTranslation('admin');
  const email = useAdminEmail();
  const query = useNoticeAddress();
  return (
    <SettingsCard title={t('noticeAddress.title')} lead={t('noticeAddress.lead', { email })}>
      {query.data ? (
        <>
          <NoticeAddressForm address={query.data} />
          {query.data.kind !== 'off' && <NoticeTestPart key={`${query.data.kind} ${query.data.url}`} />}
        </>
      ) : (
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      )}
    </SettingsCard>
  );
};
