import type { WhitelistEntry } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { whitelistKey } from './use-whitelist';

/** Puts a guest on the list, and loads it again. Empty notes are sent as none. */
export const useAddGuest = () => {
  const { mutate } = useSWRConfig();
  return async (email: string, notes: string) => {
    await api.post<WhitelistEntry>(whitelistKey, { email, notes: notes.trim() || undefined });
    await mutate(whitelistKey);
  };
};
