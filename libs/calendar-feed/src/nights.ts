import { addDays, daysBetween, type Day } from '@hearthstay/stay';

/**
 * A range of nights. A night is identified by the day on which it begins: `from` is the first night, `to` the day of
 * departure.
 */
export interface NightRange {
  from: Day;
  to: Day;
}

/** The nights of the ranges, ascending, without duplicates. */
export const nightsIn = (ranges: readonly NightRange[]): Day[] => {
  const nights = new Set<Day>();
  for (const { from, to } of ranges) {
    const count = daysBetween(from, to);
    for (let night = 0; night < count; night += 1) nights.add(addDays(from, night));
  }
  return [...nights].sort();
};

/**
 * The ranges of consecutive nights.
 *
 * @param nights ascending, without duplicates.
 */
export const rangesOf = (nights: readonly Day[]): NightRange[] => {
  const ranges: NightRange[] = [];
  for (const night of nights) {
    const last = ranges.at(-1);
    if (last?.to === night) last.to = addDays(night, 1);
    else ranges.push({ from: night, to: addDays(night, 1) });
  }
  return ranges;
};
