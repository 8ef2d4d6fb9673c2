import type { SWRConfiguration } from 'swr';
import { isOutage } from './is-outage';
import { read } from './prefetch';

/** For every `useSWR`: keys are paths below `/api`. */
export const swrOptions: SWRConfiguration = {
  fetcher: read,
  shouldRetryOnError: isOutage,
  errorRetryCount: 3,
};
