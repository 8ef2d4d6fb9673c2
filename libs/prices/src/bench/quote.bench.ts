import { median, type Metric } from '@hearthstay/testing/measuring';
import { addDays, parseDay } from '@hearthstay/stay';
import type { PriceList, PriceSeason } from '../prices';
import { quoteOf } from '../quote/quote-of';

const quotes = 1_000;
const first = parseDay('2031-01-01');

/** Fifty weeks with a price each, the last of which are those of the stay. */
const seasons: PriceSeason[] = Array.from({ length: 50 }, (_, week) => ({
  name: `Week ${week + 1}`,
  from: addDays(first, week * 7),
  to: addDays(first, week * 7 + 6),
  pricePerNight: 100_00 + week,
}));

const prices: PriceList = {
  currency: 'EUR',
  pricePerNight: 120_00,
  weekdaySurcharges: { '5': 20_00, '6': 20_00 },
  seasons,
  cleaning: 80_00,
  extraGuest: { from: 3, perNight: 15_00 },
  discounts: [{ nights: 7, percent: 10 }],
  touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false },
  deposit: { percent: 20 },
};

const range = { start: addDays(first, 315), end: addDays(first, 345) };

const millisecondsOfMany = (): number => {
  const begin = performance.now();
  for (let times = 0; times < quotes; times += 1) quoteOf(range, { adults: 4, children: [3] }, prices);
  return performance.now() - begin;
};

export default (): Metric[] => {
  millisecondsOfMany();
  const value = median(Array.from({ length: 9 }, millisecondsOfMany)) / quotes;
  return [{ name: 'a quote for 30 nights with 50 seasons', value, unit: 'ms', target: 0.1 }];
};
