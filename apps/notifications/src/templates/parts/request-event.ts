import type { bookingDeclined, PayloadOf } from '@hearthstay/contracts';
import { formatRange } from '@hearthstay/stay';
import type { Locale } from '@hearthstay/contracts';

/** What every event about a booking request carries. */
export type RequestEvent = PayloadOf<typeof bookingDeclined>;

export const stayRange = ({ startDate, endDate }: RequestEvent) => ({ start: startDate, end: endDate });

export const rangeText = (request: RequestEvent, locale: Locale): string => formatRange(stayRange(request), locale);
