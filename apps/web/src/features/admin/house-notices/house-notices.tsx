import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../shared/ui/note';
import { useHouseNotices } from './use-house-notices';

/** What the owner should know, above whatever tab is open. */
export const HouseNotices = () => {
  const { t } = useTranslation('admin');
  const notices = useHouseNotices();
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
