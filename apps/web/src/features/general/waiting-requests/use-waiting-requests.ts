import type { WaitingRequests } from '@hearthstay/contracts';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

const waitingRequestsKey = '/admin/settings/waiting-requests';

/** The settings for requests that wait for the owner. */
export const useWaitingRequests = () => useQuery<WaitingRequests>(waitingRequestsKey);

export const useSaveWaitingRequests = () =>
  useMutation<WaitingRequests, WaitingRequests, WaitingRequests>(
    (settings) => api.put<WaitingRequests>(waitingRequestsKey, settings),
    { cache: { key: waitingRequestsKey, populate: (_, saved) => saved } },
  );
