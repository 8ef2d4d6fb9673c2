import type { LoggedEmail } from '@hearthstay/contracts';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { requestsKey } from '@web/panel/panel-data';
import { useRequests } from '@web/panel/requests/use-requests';

/**
 * Loads the list of requests again when the log has an e-mail about a request that the list lacks, because the list may
 * have been loaded just before the request was made, and nothing else on this screen loads it again. It does so once
 * for the same e-mails, because deleted requests are never in the list.
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
