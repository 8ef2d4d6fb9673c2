import type { RequestHistoryEntry } from '@hearthstay/contracts';
import useSWR from 'swr';

/** What has happened to a request, oldest first; asked for anew each time that it is shown. */
export const useRequestHistory = (id: string) => {
  const { data, error, isValidating, mutate } = useSWR<RequestHistoryEntry[], unknown>(
    `/admin/requests/${encodeURIComponent(id)}/history`,
    { dedupingInterval: 0 },
  );
  return { entries: data, error, isLoading: isValidating, reload: () => void mutate() };
};
