import { parseDay } from '@hearthstay/stay';
import { rangesOf } from '../nights';
import type { ReadingOptions } from '../calendar-reading';
import { readCalendar } from '../read-calendar';

export const today = parseDay('2031-05-10');
export const asUsual: ReadingOptions = {
  today,
  timeZone: 'Europe/Berlin',
  onlyReserved: false,
  skipTransparent: false,
  includeShortTimed: false,
};

export const read = (text: string, options: Partial<ReadingOptions> = {}) =>
  readCalendar(new TextEncoder().encode(text), { ...asUsual, ...options });
export const ranges = (text: string, options: Partial<ReadingOptions> = {}) =>
  rangesOf(read(text, options).nights).map(({ from, to }) => `${from}/${to}`);
