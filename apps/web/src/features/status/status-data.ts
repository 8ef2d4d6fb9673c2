import { prefetch } from '@web/shared/api/prefetch';

/** Where the requests of the guest with this token are read. The token travels in a header, not in the address. */
export const statusKey = (token: string) => `/bookings/status#${encodeURIComponent(token)}`;

/** Starts to read what the status page shows. */
export const readStatusAhead = (token: string) => prefetch(statusKey(token));
