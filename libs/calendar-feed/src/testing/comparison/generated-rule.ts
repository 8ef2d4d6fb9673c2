import type { Random } from './random';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const some = <Item>(random: Random, items: readonly Item[]): Item[] => {
  const count = 1 + random.below(3);
  return [...new Set(Array.from({ length: count }, () => random.of(items)))];
};
const months = (random: Random) => some(random, [1, 2, 3, 6, 7, 8, 10, 12]);
const monthDays = (random: Random) => some(random, [1, 2, 13, 15, 28, 29, 30, 31, -1, -2]);
const positioned = (random: Random) => `${random.of([1, 2, 3, 4, 5, -1, -2])}${random.of(weekdays)}`;

const parts: Record<string, ((random: Random) => string)[]> = {
  DAILY: [
    () => '',
    (random) => `;BYDAY=${some(random, weekdays).join(',')}`,
    (random) => `;BYMONTH=${months(random).join(',')}`,
    (random) => `;BYMONTHDAY=${monthDays(random).join(',')}`,
  ],
  WEEKLY: [
    () => '',
    (random) => `;BYDAY=${some(random, weekdays).join(',')}`,
    (random) => `;BYDAY=${some(random, weekdays).join(',')};WKST=${random.of(['SU', 'MO', 'TH'])}`,
    (random) => `;BYMONTH=${months(random).join(',')}`,
  ],
  MONTHLY: [
    () => '',
    (random) => `;BYMONTHDAY=${monthDays(random).join(',')}`,
    (random) => `;BYDAY=${positioned(random)}`,
    (random) => `;BYDAY=${some(random, weekdays).join(',')};BYSETPOS=${random.of([1, 2, -1])}`,
    (random) => `;BYDAY=${random.of(weekdays)};BYMONTHDAY=${monthDays(random).join(',')}`,
    (random) => `;BYMONTH=${months(random).join(',')}`,
  ],
  YEARLY: [
    () => '',
    (random) => `;BYMONTH=${months(random).join(',')}`,
    (random) => `;BYMONTH=${months(random).join(',')};BYMONTHDAY=${monthDays(random).join(',')}`,
    (random) => `;BYMONTHDAY=${monthDays(random).join(',')}`,
    (random) => `;BYMONTH=${months(random).join(',')};BYDAY=${positioned(random)}`,
    // The other program cannot read positions of two digits.
    (random) => `;BYDAY=${random.of([1, 9, -1, -9])}${random.of(weekdays)}`,
    (random) => `;BYYEARDAY=${some(random, [1, 60, 100, 366, -1, -366]).join(',')}`,
    (random) => `;BYWEEKNO=${some(random, [1, 20, 52, 53, -1]).join(',')};BYDAY=${random.of(weekdays)}`,
    (random) => `;BYMONTH=${months(random).join(',')};BYDAY=SA,SU;BYSETPOS=${random.of([1, -1, 3])}`,
  ],
};

export const generatedRule = (random: Random): string => {
  const frequency = random.of(['DAILY', 'WEEKLY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
  const interval = random.chance(40) ? `;INTERVAL=${1 + random.below(5)}` : '';
  const count = random.chance(30) ? `;COUNT=${1 + random.below(40)}` : '';
  return `FREQ=${frequency}${interval}${random.of(parts[frequency] ?? [])(random)}${count}`;
};
