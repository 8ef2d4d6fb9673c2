import type { EmailLink, LoggedEmail } from '@hearthstay/contracts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOfEmail } from '@web/panel/emails/use-email-log';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { Button } from '@web/shared/ui/button';
import { inputLook } from '@web/shared/ui/form';

/**
 * Copies the link that a guest has not received yet, so that the owner can send it by another way. Where the browser
 * does not copy what came after the click, the link is shown.
 */
export const CopyLinkButton = ({ email: { id, to } }: { email: LoggedEmail }) => {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const [shown, setShown] = useState<string | null>(null);
  const { trigger, isMutating } = useMutation(() => api.post<EmailLink>(`${pathOfEmail(id)}/link`, {}), {
    onSuccess: ({ url }) => {
      const copied = () => notify({ kind: 'done', text: (texts) => texts('emailLog.copied', { email: to }) });
      copy(url).then(copied, () => setShown(url));
    },
    onError: (failure) => notify({ kind: 'failed', text: (texts) => messageOf(failure, texts('emailLog.copyFailed')) }),
  });
  if (shown !== null) {
    return (
      <input
        readOnly
        autoFocus
        aria-label={t('emailLog.link', { email: to })}
        value={shown}
        onFocus={({ target }) => target.select()}
        className={`${inputLook(false)} h-11 min-w-0 md:text-label`}
      />
    );
  }
  return (
    <Button kind="quiet" size="small" icon={Copy} isBusy={isMutating} onClick={() => void trigger()}>
      {t('emailLog.copyLink')}
    </Button>
  );
};

/** Rejects also where there is no clipboard, as on a page without encryption. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
