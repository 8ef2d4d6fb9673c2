import type { Locale } from '@hearthstay/contracts';
import { formatRange, type StayRange } from '@hearthstay/stay';
import type { Localized } from '../email-data';

/** The common data of all e-mails about a booking request. */
export type StayData = Localized<'request-declined'>;

type Dates = Pick<StayData, 'startDate' | 'endDate'>;

export const stayRange = ({ startDate, endDate }: Dates): StayRange => ({ start: startDate, end: endDate });

export const rangeText = (stay: Dates, locale: Locale): string => formatRange(stayRange(stay), locale);
