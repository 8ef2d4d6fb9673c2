import type { WhitelistEntry } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { whitelistKey } from '@web/panel/panel-data';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

/** The path of an entry, below `/api`. */
export const entryPath = ({ id }: WhitelistEntry) => `${whitelistKey}/${encodeURIComponent(id)}`;

/** The guests who can send requests while the list is on. */
export const useWhitelist = () => useQuery<WhitelistEntry[]>(whitelistKey);

/** Removes a guest from the list at once. If the server refuses, the entry returns, and a notice shows why. */
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
