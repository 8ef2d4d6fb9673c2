import {
  addDays,
  firstDeparture,
  isoWeekdayOf,
  noStayLimits,
  parseDay,
  stayLength,
  type SeasonalRules,
  type StayUnit,
} from '@hearthstay/stay';

const anyWeek = Array.from({ length: 7 }, (_, days) => addDays(parseDay('2027-01-04'), days));

/**
 * The length of the shortest stay that the rules allow, in days, both ends included, or in nights. If it is longer than
 * the longest stay that guests can request, the rules allow none.
 */
export const shortestStay = (rules: SeasonalRules, unit: StayUnit): number => {
  const limits = { ...noStayLimits, ...rules };
  const { arrivalWeekdays } = rules;
  const arrivals = anyWeek.filter((day) => arrivalWeekdays.length === 0 || arrivalWeekdays.includes(isoWeekdayOf(day)));
  const lengths = arrivals.map((start) =>
    stayLength({ start, end: firstDeparture(start, limits, unit === 'days') }, unit),
  );
  return Math.min(...lengths);
};
