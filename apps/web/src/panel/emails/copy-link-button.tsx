import type { LoggedEmail } from '@hearthstay/contracts';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/shared/ui/button';
import { inputLook } from '@web/shared/ui/form';
import { useCopyLink } from './use-copy-link';

/** Copies the link that a guest has not received yet, so that the owner can send it in another way. */
export const CopyLinkButton = ({ email }: { email: LoggedEmail }) => {
  const { t } = useTranslation('admin');
  const { copyLink, isCopying, shown } = useCopyLink(email);
  if (shown !== null) {
    return (
      <input
        readOnly
        autoFocus
        aria-label={t('emailLog.link', { email: email.to })}
        value={shown}
        onFocus={({ target }) => target.select()}
        className={`${inputLook(false)} h-11 min-w-0 md:text-label`}
      />
    );
  }
  return (
    <Button kind="quiet" size="small" icon={Copy} isBusy={isCopying} onClick={copyLink}>
      {t('emailLog.copyLink')}
    </Button>
  );
};
