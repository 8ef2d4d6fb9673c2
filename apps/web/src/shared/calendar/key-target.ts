import {
  addDays,
  daysBetween,
  daysPerWeek,
  firstDayOf,
  monthOf,
  nextMonth,
  previousMonth,
  weekdayOf,
  type Day,
  type Month,
} from '@hearthstay/stay';

/** The same day of another month, or that month's last day when it is shorter. */
const sameDayIn = (month: Month, day: Day): Day => {
  const lastDay = addDays(firstDayOf(nextMonth(month)), -1);
  const wanted = addDays(firstDayOf(month), daysBetween(firstDayOf(monthOf(day)), day));
  return wanted < lastDay ? wanted : lastDay;
};

/** The day to which a key leads, by the date grid of the ARIA Authoring Practices; `null` for keys that do not move. */
export const keyTarget = (key: string, day: Day): Day | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -daysPerWeek);
    case 'ArrowDown':
      return addDays(day, daysPerWeek);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, daysPerWeek - 1 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(previousMonth(monthOf(day)), day);
    case 'PageDown':
      return sameDayIn(nextMonth(monthOf(day)), day);
    default:
      return null;
  }
};
