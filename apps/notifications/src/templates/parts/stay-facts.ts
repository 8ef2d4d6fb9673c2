import type { Locale } from '@hearthstay/contracts';
import { dayCount, formatDay } from '@hearthstay/stay';
import type { Fact } from '../email-content';
import { textsIn } from '../texts/texts';
import { stayRange, type StayData } from './stay-range';

export const stayFacts = (request: StayData, locale: Locale): Fact[] => {
  const { facts, days } = textsIn(locale);
  return [
    { label: facts.arrival, value: formatDay(request.startDate, locale), isLarge: true },
    { label: facts.departure, value: formatDay(request.endDate, locale), isLarge: true },
    { label: facts.duration, value: days(dayCount(stayRange(request))), isLarge: false },
  ];
};
