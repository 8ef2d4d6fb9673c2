import { prefetch } from '@web/shared/api/prefetch';

/** The key of the requests of the guest with this token. The token is sent in a header, not in the address. */
export const statusKey = (token: string) => `/bookings/status#${encodeURIComponent(token)}`;

/** Prefetches the data of the status page. */
export const prefetchStatus = (token: string) => prefetch(statusKey(token));
