import type { WhitelistEntry } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { entryPath, whitelistKey } from './use-whitelist';

/** Saves what the owner notes about a guest, and shows it. */
export const useChangeNotes = () => {
  const { mutate } = useSWRConfig();
  return async (entry: WhitelistEntry, notes: string) => {
    const changed = await api.put<WhitelistEntry>(entryPath(entry), { notes });
    await mutate<WhitelistEntry[]>(
      whitelistKey,
      (entries = []) => entries.map((other) => (other.id === entry.id ? changed : other)),
      { revalidate: false },
    );
  };
};
