import { isDay, type Day } from '@hearthstay/stay';
import { ApiError } from '../../../../shared/api/api-error';

/** The days that bookings hold, for which nothing was blocked; none when something else was wrong. */
export const bookedDaysOf = (error: unknown): Day[] =>
  error instanceof ApiError && error.code === 'DATES_UNAVAILABLE'
    ? error.details.map(({ field }) => field).filter(isDay)
    : [];
