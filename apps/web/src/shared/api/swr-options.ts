import type { SWRConfiguration } from 'swr';
import { api } from './client';
import { isOutage } from './is-outage';

/** For every `useSWR`: keys are paths below `/api`. */
export const swrOptions: SWRConfiguration = {
  fetcher: (path: string) => api.get(path),
  shouldRetryOnError: isOutage,
  errorRetryCount: 3,
};
