import type { LoggedEmail } from '@hearthstay/contracts';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { requestsKey } from '@web/panel/panel-data';
import { useRequests } from '@web/panel/requests/use-requests';

/**
 * Reads the list of requests again when the log has an e-mail about a request that the list lacks: the list may have
 * been read just before the request was made, and nothing else on the screen of the log reads it again.
 * Requests that were deleted stay unknown, so it happens once for the same e-mails.
 */
export const useReloadUnknownRequests = (emails: readonly LoggedEmail[] = []) => {
  const { mutate } = useSWRConfig();
  const { requests } = useRequests();
  const isUnknown = ({ requestId }: LoggedEmail) => requestId && !requests?.some(({ id }) => id === requestId);
  const unknown =
    requests &&
    emails
      .filter(isUnknown)
      .map(({ requestId }) => requestId)
      .join();
  useEffect(() => {
    if (unknown) void mutate(requestsKey);
  }, [unknown, mutate]);
};
