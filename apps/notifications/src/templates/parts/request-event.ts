import type { bookingDeclined, Locale, PayloadOf } from '@hearthstay/contracts';
import { formatRange, type StayRange } from '@hearthstay/stay';

/** What every event about a booking request carries. */
export type RequestEvent = PayloadOf<typeof bookingDeclined>;

export const stayRange = ({ startDate, endDate }: RequestEvent): StayRange => ({ start: startDate, end: endDate });

export const rangeText = (request: RequestEvent, locale: Locale): string => formatRange(stayRange(request), locale);
