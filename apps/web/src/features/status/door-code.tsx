import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Note } from '@web/shared/ui/note';

/** The door code, which is shown from the time of the e-mail before the arrival. */
export const DoorCode = ({ code }: { code: string | undefined }) => {
  const { t } = useTranslation('status');
  if (code === undefined) return null;
  return (
    <Note icon={LockKeyhole} tone="action">
      <p>{t('doorCode')}</p>
      <p className="text-title font-semibold tracking-widest">{code}</p>
    </Note>
  );
};
