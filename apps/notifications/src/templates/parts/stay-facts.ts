import type { Locale } from '@hearthstay/contracts';
import { formatDay, stayLength } from '@hearthstay/stay';
import type { Fact } from '../email-content';
import { textsIn } from '../texts/texts';
import { stayRange, type StayData } from './stay-range';

export const stayFacts = (request: StayData, locale: Locale): Fact[] => {
  const { facts, ...lengths } = textsIn(locale);
  const { unit = 'days' } = request;
  return [
    { label: facts.arrival, value: formatDay(request.startDate, locale), isLarge: true },
    { label: facts.departure, value: formatDay(request.endDate, locale), isLarge: true },
    { label: facts.duration, value: lengths[unit](stayLength(stayRange(request), unit)), isLarge: false },
  ];
};
