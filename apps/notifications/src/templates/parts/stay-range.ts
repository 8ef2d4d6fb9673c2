import type { Locale } from '@hearthstay/contracts';
import { formatRange, type StayRange } from '@hearthstay/stay';
import type { Localized } from '../email-data';

/** The common data of all e-mails about a booking request. */
export type StayData = Localized<'request-declined'>;

export const stayRange = ({ startDate, endDate }: StayData): StayRange => ({ start: startDate, end: endDate });

export const rangeText = (stay: StayData, locale: Locale): string => formatRange(stayRange(stay), locale);
