import { Copy, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@web/shared/ui/button';
import { inputLook } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';

/** The secret that signs the notices to a webhook, which is shown this one time. */
export const NewSecret = ({ secret }: { secret: string }) => {
  const { t } = useTranslation('admin');
  return (
    <Note icon={KeyRound} tone="action">
      <p className="font-semibold">{t('noticeAddress.newSecret')}</p>
      <p className="text-note">{t('noticeAddress.newSecretHint')}</p>
      <input
        readOnly
        aria-label={t('noticeAddress.newSecret')}
        value={secret}
        onFocus={({ target }) => target.select()}
        className={`${inputLook(false)} my-2 h-11 md:text-label`}
      />
      <TextButton icon={Copy} className="-mb-2!" onClick={() => void navigator.clipboard.writeText(secret)}>
        {t('noticeAddress.copySecret')}
      </TextButton>
    </Note>
  );
};
