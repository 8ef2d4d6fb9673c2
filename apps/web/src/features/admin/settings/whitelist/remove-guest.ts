import type { WhitelistEntry } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { entryPath, whitelistKey } from './use-whitelist';

/**
 * Takes a guest off the list at once. When the server refuses, the entry comes back; the failure itself is only logged
 * (specification, section 8).
 */
export const useRemoveGuest = () => {
  const { mutate } = useSWRConfig();
  return (entry: WhitelistEntry) => {
    mutate<WhitelistEntry[], unknown>(whitelistKey, () => api.delete(entryPath(entry)), {
      // From what is shown: other entries may still be on their way out.
      optimisticData: (_, shown = []) => shown.filter(({ id }) => id !== entry.id),
      populateCache: false,
      rollbackOnError: true,
    }).catch(() => undefined);
  };
};
