import type { FeedView } from '@hearthstay/contracts';
import { Copy, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@web/shared/ui/button';
import { inputLook } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';

/** The address of a feed, which is shown only after it is created. */
export const NewAddress = ({ feed: { name, url } }: { feed: FeedView }) => {
  const { t } = useTranslation('admin');
  return (
    <Note icon={KeyRound} tone="action">
      <p className="font-semibold wrap-anywhere">{t('feeds.address', { name })}</p>
      <p className="text-note">{t('feeds.addressHint')}</p>
      <input
        readOnly
        aria-label={t('feeds.address', { name })}
        value={url}
        onFocus={({ target }) => target.select()}
        className={`${inputLook(false)} my-2 h-11 md:text-label`}
      />
      <TextButton icon={Copy} className="-mb-2!" onClick={() => void navigator.clipboard.writeText(url)}>
        {t('feeds.copy')}
      </TextButton>
    </Note>
  );
};
