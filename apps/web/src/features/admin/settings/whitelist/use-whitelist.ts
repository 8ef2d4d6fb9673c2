import type { WhitelistEntry } from '@hearthstay/contracts';
import useSWR from 'swr';

export const whitelistKey = '/admin/guest-whitelist';

/** The address of an entry, below `/api`. */
export const entryPath = ({ id }: WhitelistEntry) => `${whitelistKey}/${encodeURIComponent(id)}`;

/** The guests who may ask while the list is on. `entries` is undefined until the first answer. */
export const useWhitelist = () => {
  const { data, error, mutate } = useSWR<WhitelistEntry[], unknown>(whitelistKey);
  return { entries: data, error, reload: () => void mutate() };
};
