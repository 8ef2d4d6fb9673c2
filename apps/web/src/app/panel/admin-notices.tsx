import type { NoticeView } from '@hearthstay/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { noticesKey } from '@web/panel/panel-data';
import { Note } from '@web/shared/ui/note';

/** The notices about the operation of the product; nothing until they are loaded. */
const useAdminNotices = (): NoticeView[] => useSWR<NoticeView[], unknown>(noticesKey).data ?? [];

/** What the owner should know, above whatever tab is open. */
export const AdminNotices = () => {
  const { t } = useTranslation('admin');
  const notices = useAdminNotices();
  if (notices.length === 0) return null;
  return (
    <ul aria-label={t('notices.label')} className="mt-4 grid gap-3">
      {notices.map(({ code }) => (
        <li key={code}>
          <Note icon={TriangleAlert} tone="warning">
            <strong className="font-semibold">{t(`notices.${code}.title`)}</strong> {t(`notices.${code}.text`)}
          </Note>
        </li>
      ))}
    </ul>
  );
};
