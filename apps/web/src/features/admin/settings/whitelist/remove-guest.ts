import type { WhitelistEntry } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { messageOf } from '../../../../shared/api/api-error';
import { api } from '../../../../shared/api/client';
import { useNotify } from '../../notice/notify';
import { entryPath, whitelistKey } from './use-whitelist';

/** Takes a guest off the list at once. When the server refuses, the entry comes back, and the owner hears why. */
export const useRemoveGuest = () => {
  const { t } = useTranslation('admin');
  const { mutate } = useSWRConfig();
  const notify = useNotify();
  return (entry: WhitelistEntry) => {
    mutate<WhitelistEntry[], unknown>(whitelistKey, () => api.delete(entryPath(entry)), {
      // From what is shown: other entries may still be on their way out.
      optimisticData: (_, shown = []) => shown.filter(({ id }) => id !== entry.id),
      populateCache: false,
      rollbackOnError: true,
    }).catch((refusal: unknown) =>
      notify({ kind: 'failed', text: messageOf(refusal, t('whitelist.removeFailed', { email: entry.email })) }),
    );
  };
};
