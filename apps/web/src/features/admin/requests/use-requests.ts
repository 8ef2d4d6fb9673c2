import type { RequestView } from '@hearthstay/contracts';
import { useMemo } from 'react';
import { useQuery } from '../../../shared/api/use-query';
import { bookingRequestOf } from './booking-request';

export const requestsKey = '/admin/requests';

/** Every booking request. */
export const useRequests = () => {
  const query = useQuery<RequestView[]>(requestsKey);
  const { data } = query;
  const requests = useMemo(() => data?.map(bookingRequestOf), [data]);
  return { query, requests };
};
