import type { WhitelistEntry } from '@hearthstay/contracts';
import { api } from '../../../../shared/api/client';
import { useChangeList } from '../../change-list';
import { whitelistKey } from './use-whitelist';

/** Puts a guest on the list, and loads it again. Empty notes are sent as none. */
export const useAddGuest = () => {
  const changeList = useChangeList(whitelistKey);
  return (email: string, notes: string) =>
    changeList(() => api.post<WhitelistEntry>(whitelistKey, { email, notes: notes.trim() || undefined }));
};
