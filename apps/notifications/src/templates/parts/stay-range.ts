import type { Locale } from '@hearthstay/contracts';
import { addDays, formatRange, type Day, type StayRange } from '@hearthstay/stay';
import type { Localized } from '../email-data';

/** The common data of all e-mails about a booking request. */
export type StayData = Localized<'request-declined'>;

type Dates = Pick<StayData, 'startDate' | 'endDate'>;

export const stayRange = ({ startDate, endDate }: Dates): StayRange => ({ start: startDate, end: endDate });

/** Whether a change of a stay keeps its days, and so changes the number of guests or the price. */
export const isOfSameDays = (one: Dates, other: Dates): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

export const rangeText = (stay: Dates, locale: Locale): string => formatRange(stayRange(stay), locale);

/** Nights as days: the last one is the day before the departure. */
export const nightsText = ({ from, to }: { from: Day; to: Day }, locale: Locale): string =>
  formatRange({ start: from, end: addDays(to, -1) }, locale);
