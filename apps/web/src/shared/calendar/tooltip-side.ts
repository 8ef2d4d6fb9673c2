import { weekdayOf, type Day } from '@hearthstay/stay';

const lastWeekdayAtTheLeft = 1;
const firstWeekdayAtTheRight = 5;

/** The edge of a day with which its tooltip is aligned, so that it stays beside its month. */
export const tooltipSide = (day: Day) => {
  const weekday = weekdayOf(day);
  if (weekday <= lastWeekdayAtTheLeft) return 'start';
  return weekday >= firstWeekdayAtTheRight ? 'end' : 'center';
};
