import type { WhitelistEntry } from '@hearthstay/contracts';
import { messageOf } from '../../../../shared/api/api-error';
import { api } from '../../../../shared/api/client';
import { useAction } from '../../../../shared/api/use-action';
import { useNotify } from '../../notice/notify';
import { entryPath, whitelistKey } from './use-whitelist';

/** Takes a guest off the list at once. When the server refuses, the entry comes back, and the owner hears why. */
export const useRemoveGuest = (entry: WhitelistEntry) => {
  const notify = useNotify();
  return useAction(() => api.delete(entryPath(entry)), {
    changes: {
      path: whitelistKey,
      expected: (entries: WhitelistEntry[]) => entries.filter(({ id }) => id !== entry.id),
    },
    onFailed: (refusal) =>
      notify({
        kind: 'failed',
        text: (t) => messageOf(refusal, t('whitelist.removeFailed', { email: entry.email })),
      }),
  });
};
