import type { WhitelistEntry } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { whitelistKey } from '@web/panel/panel-data';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

/** The address of an entry, below `/api`. */
export const entryPath = ({ id }: WhitelistEntry) => `${whitelistKey}/${encodeURIComponent(id)}`;

/** The guests who may ask while the list is on. */
export const useWhitelist = () => useQuery<WhitelistEntry[]>(whitelistKey);

/** Takes a guest off the list at once. When the server refuses, the entry comes back, and the owner hears why. */
export const useRemoveGuest = (entry: WhitelistEntry) => {
  const notify = useNotify();
  return useMutation(() => api.delete(entryPath(entry)), {
    cache: {
      key: whitelistKey,
      optimistic: (entries: WhitelistEntry[]) => entries.filter(({ id }) => id !== entry.id),
    },
    onError: (refusal) =>
      notify({
        kind: 'failed',
        text: (t) => messageOf(refusal, t('whitelist.removeFailed', { email: entry.email })),
      }),
  });
};
