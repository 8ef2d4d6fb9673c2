import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';
import type { StayRange } from '../range/stay-range';
import { isoWeekdayOf, nightsOf, rulesForArrival, seasonAt, type SeasonalRules, type StayLimits } from './stay-rules';

/** The limit that a stay breaks, with the parameters of its sentence. */
export type StayLimitViolation = (
  | { readonly code: 'NOTICE_DAYS' | 'GAP_DAYS'; readonly params: { readonly count: number } }
  | { readonly code: 'ARRIVAL_WEEKDAY' | 'DEPARTURE_WEEKDAY'; readonly params: { readonly days: readonly number[] } }
  | { readonly code: 'MIN_NIGHTS'; readonly params: { readonly count: number } }
) & {
  /** The season that has this limit; absent if it is that of the whole year. */
  readonly season?: string | undefined;
};

const seasonWith = (rule: keyof SeasonalRules, arrival: Day, { seasons }: StayLimits) => {
  const season = seasonAt(arrival, seasons);
  return season?.[rule] && { season: season.name };
};

/** That a stay is too short for the day on which it begins. */
export const tooShort = (arrival: Day, limits: StayLimits): StayLimitViolation => ({
  code: 'MIN_NIGHTS',
  params: { count: rulesForArrival(arrival, limits).minNights },
  ...seasonWith('minNights', arrival, limits),
});

/** That no stay from a day on may end on some weekday. */
export const wrongDeparture = (arrival: Day, limits: StayLimits): StayLimitViolation => ({
  code: 'DEPARTURE_WEEKDAY',
  params: { days: rulesForArrival(arrival, limits).departureWeekdays },
  ...seasonWith('departureWeekdays', arrival, limits),
});

const allows = (weekdays: readonly number[], day: Day) => weekdays.length === 0 || weekdays.includes(isoWeekdayOf(day));

/** The first limit that keeps every stay from beginning on a day, or `null`. */
export const checkArrival = (arrival: Day, limits: StayLimits, today: Day): StayLimitViolation | null => {
  if (arrival < addDays(today, limits.noticeDays)) return { code: 'NOTICE_DAYS', params: { count: limits.noticeDays } };
  const { arrivalWeekdays } = rulesForArrival(arrival, limits);
  if (allows(arrivalWeekdays, arrival)) return null;
  const season = seasonWith('arrivalWeekdays', arrival, limits);
  return { code: 'ARRIVAL_WEEKDAY', params: { days: arrivalWeekdays }, ...season };
};

/** The first limit that keeps a stay that begins at `start` from ending at `end`, or `null`. */
export const checkDeparture = (range: StayRange, limits: StayLimits): StayLimitViolation | null => {
  const { minNights, departureWeekdays } = rulesForArrival(range.start, limits);
  if (nightsOf(range) < minNights) return tooShort(range.start, limits);
  return allows(departureWeekdays, range.end) ? null : wrongDeparture(range.start, limits);
};

/** The first limit that a stay breaks, or `null`. The days that are kept free around other stays are not considered. */
export const checkStayLimits = (range: StayRange, limits: StayLimits, today: Day): StayLimitViolation | null =>
  checkArrival(range.start, limits, today) ?? checkDeparture(range, limits);

/**
 * The first day on which a stay that begins at `arrival` may end, as far as the limits are concerned. A stay that could
 * not end then cannot end later either, because it would need the same days.
 *
 * @param isSingleDayAllowed whether a stay may begin and end on one day
 */
export const firstDeparture = (arrival: Day, limits: StayLimits, isSingleDayAllowed: boolean): Day => {
  const { minNights, departureWeekdays } = rulesForArrival(arrival, limits);
  let day = minNights === 1 && isSingleDayAllowed ? arrival : addDays(arrival, minNights);
  while (!allows(departureWeekdays, day)) day = addDays(day, 1);
  return day;
};
