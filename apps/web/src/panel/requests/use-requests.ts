import type { ListedRequest, ListedRequestView } from '@hearthstay/contracts';
import { useMemo } from 'react';
import { requestsKey } from '@web/panel/panel-data';
import { camelCased } from '@web/shared/api/camel-case';
import { useQuery } from '@web/shared/api/use-query';

/** All booking requests. */
export const useRequests = () => {
  const query = useQuery<ListedRequestView[]>(requestsKey);
  const { data } = query;
  const requests = useMemo(() => data?.map((view): ListedRequest => camelCased(view)), [data]);
  return { query, requests };
};
