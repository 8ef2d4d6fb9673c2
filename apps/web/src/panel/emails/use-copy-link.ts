import type { EmailLink, LoggedEmail } from '@hearthstay/contracts';
import { useState } from 'react';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { pathOfEmail } from './use-email-log';

/** Asynchronous, so that it also rejects without a clipboard, as on a page without HTTPS. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * Copies the link of an e-mail. `shown` is the link if the browser refuses to copy it, because the response came too
 * long after the click.
 */
export const useCopyLink = ({ id, to }: LoggedEmail) => {
  const notify = useNotify();
  const [shown, setShown] = useState<string | null>(null);
  const { trigger, isMutating } = useMutation(() => api.post<EmailLink>(`${pathOfEmail(id)}/link`, {}), {
    onSuccess: ({ url }) => {
      const copied = () => notify({ kind: 'done', text: (t) => t('emailLog.copied', { email: to }) });
      copy(url).then(copied, () => setShown(url));
    },
    onError: (failure) => notify({ kind: 'failed', text: (t) => messageOf(failure, t('emailLog.copyFailed')) }),
  });
  return { copyLink: () => void trigger(), isCopying: isMutating, shown };
};
