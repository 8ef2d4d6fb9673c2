import type { NoticeView } from '@hearthstay/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { noticesKey } from '@web/panel/panel-data';
import { Note } from '@web/shared/ui/note';
import { FailingEmailsNotice } from './failing-emails-notice';

/** In milliseconds; keeps the notices up to date while the panel stays open. */
const refreshInterval = 60_000;

/** The notices about the operation of the product; empty until they are loaded. */
const useAdminNotices = (): NoticeView[] => useSWR<NoticeView[], unknown>(noticesKey, { refreshInterval }).data ?? [];

/** The notices for the owner, below the tabs and above the open one. */
export const AdminNotices = () => {
  const { t } = useTranslation('admin');
  const notices = useAdminNotices();
  if (notices.length === 0) return null;
  return (
    <ul aria-label={t('notices.label')} className="mt-4 grid gap-3 md:mt-6">
      {notices.map((notice) => (
        <li key={notice.code}>
          {notice.code === 'EMAILS_FAILING' ? (
            <FailingEmailsNotice notice={notice} />
          ) : (
            <Note icon={TriangleAlert} tone="warning">
              <strong className="font-semibold">{t(`notices.${notice.code}.title`)}</strong>{' '}
              {t(`notices.${notice.code}.text`)}
            </Note>
          )}
        </li>
      ))}
    </ul>
  );
};
