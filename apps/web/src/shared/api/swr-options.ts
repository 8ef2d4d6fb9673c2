import type { SWRConfiguration } from 'swr';
import { get } from './call';
import { isOutage } from './is-outage';

/** For every `useSWR`: keys are paths below `/api`. */
export const swrOptions: SWRConfiguration = {
  fetcher: get,
  shouldRetryOnError: isOutage,
  errorRetryCount: 3,
};
