import type { RequestView } from '@hearthstay/contracts';
import { useMemo } from 'react';
import useSWR from 'swr';
import { bookingRequestOf } from './booking-request';

export const requestsKey = '/admin/requests';

/** Every booking request. `requests` is undefined until the first answer; afterwards an `error` leaves them as they were. */
export const useRequests = () => {
  const { data, error, mutate } = useSWR<RequestView[], unknown>(requestsKey);
  const requests = useMemo(() => data?.map(bookingRequestOf), [data]);
  return { requests, error, reload: () => void mutate() };
};
