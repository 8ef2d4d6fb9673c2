import type { GuestDataView, PrivacyRecord } from '@hearthstay/contracts';
import { saveFile } from '@web/panel/save-file';
import { requestsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

const path = '/admin/privacy';
const recordsKey = `${path}/records`;

/** The address of a guest. */
export interface Guest {
  email: string;
}

/** What is kept of a guest, with the address that was searched for. */
export type FoundGuest = GuestDataView & Guest;

export const useFindGuest = (onFound: (found: FoundGuest) => void) =>
  useMutation(
    async ({ email }: Guest) => ({ ...(await api.post<GuestDataView>(`${path}/search`, { email })), email }),
    {
      onSuccess: onFound,
    },
  );

/** Downloads everything that is kept of a guest. */
export const useExportGuest = (fileName: string) =>
  useMutation(({ email }: Guest) => api.post<object>(`${path}/export`, { email }), {
    cache: { key: recordsKey },
    onSuccess: (exported) => {
      const file = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
      saveFile(file, `${fileName}.json`);
    },
  });

export const useEraseGuest = (onErased: () => void) =>
  useMutation<Guest, PrivacyRecord, PrivacyRecord[]>(
    ({ email }) => api.post<PrivacyRecord>(`${path}/erase`, { email }),
    {
      cache: {
        key: recordsKey,
        populate: (records, erasure) => [erasure, ...records.filter(({ id }) => id !== erasure.id)],
        invalidates: requestsKey,
      },
      onSuccess: onErased,
    },
  );

/** Whether a service has yet to erase a guest. */
export const isUnfinished = ({ receipts }: PrivacyRecord): boolean => receipts.some(({ at }) => at === undefined);

/** The latest exports and erasures, read again as long as a service has yet to do its part. */
export const usePrivacyRecords = () =>
  useQuery<PrivacyRecord[]>(recordsKey, { repeatWhile: (records) => records.some(isUnfinished), repeatEvery: 3_000 });
