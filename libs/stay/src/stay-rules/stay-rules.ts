import { daysBetween, weekdayOf } from '../day/arithmetic';
import type { Day } from '../day/day';
import type { StayRange } from '../range/stay-range';

/** As ISO 8601 counts: 1 for Monday to 7 for Sunday. */
export const isoWeekdayOf = (day: Day): number => weekdayOf(day) + 1;

/** The rules that a season can have of its own. */
export interface SeasonalRules {
  /** The fewest nights of a stay; 1 for no minimum. */
  readonly minNights: number;
  /** ISO weekdays on which guests may arrive; empty for all. */
  readonly arrivalWeekdays: readonly number[];
  /** ISO weekdays on which guests may leave; empty for all. */
  readonly departureWeekdays: readonly number[];
}

/** A part of a year with a name, both days included. Rules that it does not have are those of the rest of the year. */
export interface StaySeason extends Partial<SeasonalRules> {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

/** How the owner limits the stays that guests may ask for. */
export interface StayLimits extends SeasonalRules {
  /** The days between today and the first day of arrival: 0 if guests may arrive today. */
  readonly noticeDays: number;
  /** The days that stay free before and after each stay. */
  readonly gapDays: number;
  /** They do not overlap. */
  readonly seasons: readonly StaySeason[];
}

/** No limits, as before the owner sets some. */
export const noStayLimits: StayLimits = {
  minNights: 1,
  arrivalWeekdays: [],
  departureWeekdays: [],
  noticeDays: 0,
  gapDays: 0,
  seasons: [],
};

/** The nights of a stay as rules and prices count them: those between its days, and one for a stay of a single day. */
export const nightsOf = ({ start, end }: StayRange): number => Math.max(1, daysBetween(start, end));

/** The season of a day. */
export const seasonAt = <Season extends { from: Day; to: Day }>(
  day: Day,
  seasons: readonly Season[],
): Season | undefined => seasons.find(({ from, to }) => from <= day && day <= to);

/** Two seasons that share a day, or `null`: then it would be unclear whose rules apply. */
export const overlappingSeasons = <Season extends { from: Day; to: Day }>(
  seasons: readonly Season[],
): [Season, Season] | null => {
  const inOrder = [...seasons].sort((one, other) => Number(one.from > other.from) - Number(one.from < other.from));
  for (const [index, season] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && next.from <= season.to) return [season, next];
  }
  return null;
};

/** The rules for a stay that begins on a day: the season of the day of arrival decides, wherever the stay ends. */
export const rulesForArrival = (arrival: Day, limits: StayLimits): SeasonalRules => {
  const season = seasonAt(arrival, limits.seasons);
  return {
    minNights: season?.minNights ?? limits.minNights,
    arrivalWeekdays: season?.arrivalWeekdays ?? limits.arrivalWeekdays,
    departureWeekdays: season?.departureWeekdays ?? limits.departureWeekdays,
  };
};
