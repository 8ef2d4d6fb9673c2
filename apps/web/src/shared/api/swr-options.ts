import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error';
import { api } from './client';

/** A refusal stays one however often it is asked again; an outage passes. */
const isOutage = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** For every `useSWR`: keys are paths below `/api`. */
export const swrOptions: SWRConfiguration = {
  fetcher: (path: string) => api.get(path),
  shouldRetryOnError: isOutage,
  errorRetryCount: 3,
};
