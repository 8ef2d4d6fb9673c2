import type { WhitelistEntry } from '@hearthstay/contracts';
import { useQuery } from '../../../../shared/api/use-query';

export const whitelistKey = '/admin/guest-whitelist';

/** The address of an entry, below `/api`. */
export const entryPath = ({ id }: WhitelistEntry) => `${whitelistKey}/${encodeURIComponent(id)}`;

/** The guests who may ask while the list is on. */
export const useWhitelist = () => useQuery<WhitelistEntry[]>(whitelistKey);
