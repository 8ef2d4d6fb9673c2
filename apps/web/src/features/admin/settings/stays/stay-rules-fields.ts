import type { StayRules } from '@hearthstay/contracts';
import {
  fieldLimits,
  formatTypedDay,
  overlappingSeasons,
  parseTypedDay,
  type DateLocale,
  type Day,
  type StaySeason,
} from '@hearthstay/stay';

/** A season as the owner types it. */
export interface SeasonFields {
  /** Names the row while it is edited. */
  key: string;
  name: string;
  from: string;
  to: string;
  /** Empty for the rule of the rest of the year. */
  minNights: string;
  /** None for those of the rest of the year. */
  arrivalWeekdays: readonly number[];
  departureWeekdays: readonly number[];
}

/** What the owner types, as text until it is saved. */
export interface StayRulesFields {
  minNights: string;
  arrivalWeekdays: readonly number[];
  departureWeekdays: readonly number[];
  noticeDays: string;
  gapDays: string;
  seasons: readonly SeasonFields[];
}

const allWeekdays = [1, 2, 3, 4, 5, 6, 7];

/** A season without weekdays of its own has those of the year; one that allows all shows all. */
const shownWeekdays = (weekdays: readonly number[] | undefined): readonly number[] =>
  weekdays?.length === 0 ? allWeekdays : (weekdays ?? []);

export const seasonFieldsOf = (season: StaySeason, key: string, locale: DateLocale): SeasonFields => ({
  key,
  name: season.name,
  from: formatTypedDay(season.from, locale),
  to: formatTypedDay(season.to, locale),
  minNights: season.minNights === undefined ? '' : String(season.minNights),
  arrivalWeekdays: shownWeekdays(season.arrivalWeekdays),
  departureWeekdays: shownWeekdays(season.departureWeekdays),
});

export const fieldsOf = (rules: StayRules, locale: DateLocale): StayRulesFields => ({
  minNights: String(rules.minNights),
  arrivalWeekdays: rules.arrivalWeekdays,
  departureWeekdays: rules.departureWeekdays,
  noticeDays: String(rules.noticeDays),
  gapDays: String(rules.gapDays),
  seasons: rules.seasons.map((season, index) => seasonFieldsOf(season, `${season.from} ${index}`, locale)),
});

/** The days of a season without a year are the first ones from the beginning of this year on. */
export const typedPeriod = ({ from, to }: Pick<SeasonFields, 'from' | 'to'>, today: Day) => {
  const first = parseTypedDay(from, `${today.slice(0, 4)}-01-01` as Day);
  return { from: first, to: parseTypedDay(to, first ?? today) };
};

/** The seasons that can be read, to be shown while others are being typed. */
export const readableSeasons = (seasons: readonly SeasonFields[], today: Day): StaySeason[] =>
  seasons.flatMap((season): StaySeason[] => {
    const { from, to } = typedPeriod(season, today);
    if (from === null || to === null || to < from) return [];
    const { name, minNights, arrivalWeekdays, departureWeekdays } = season;
    return [
      {
        name: name.trim(),
        from,
        to,
        ...(minNights.trim() !== '' && { minNights: Number(minNights) }),
        ...(arrivalWeekdays.length > 0 && { arrivalWeekdays }),
        ...(departureWeekdays.length > 0 && { departureWeekdays }),
      },
    ];
  });

export type StayRulesProblem = 'nights' | 'notice' | 'gap' | 'name' | 'day' | 'reversed' | 'overlap';

const isWithin = (text: string, min: number, max: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const isNightCount = (text: string) => isWithin(text, 1, fieldLimits.minNightsMax);

const seasonProblems = (season: SeasonFields, today: Day) => {
  const { from, to } = typedPeriod(season, today);
  const lastDay = to === null ? ('day' as const) : ('reversed' as const);
  return {
    ...(season.name.trim() === '' && { name: 'name' as const }),
    ...(from === null && { from: 'day' as const }),
    ...((to === null || (from !== null && to < from)) && { to: lastDay }),
    ...(season.minNights.trim() !== '' && !isNightCount(season.minNights) && { minNights: 'nights' as const }),
  };
};

/** What is wrong, by the path of the field, as the server names it. */
export const problemsOf = (fields: StayRulesFields, today: Day): Partial<Record<string, StayRulesProblem>> => ({
  ...(!isNightCount(fields.minNights) && { minNights: 'nights' as const }),
  ...(!isWithin(fields.noticeDays, 0, fieldLimits.noticeDaysMax) && { noticeDays: 'notice' as const }),
  ...(!isWithin(fields.gapDays, 0, fieldLimits.gapDaysMax) && { gapDays: 'gap' as const }),
  ...Object.fromEntries(
    fields.seasons.flatMap((season, index) =>
      Object.entries(seasonProblems(season, today)).map(([field, problem]) => [`seasons.${index}.${field}`, problem]),
    ),
  ),
  ...(overlappingSeasons(readableSeasons(fields.seasons, today)) && { seasons: 'overlap' as const }),
});

/** All rules as they are sent; only for fields without a problem. */
export const bodyOf = (fields: StayRulesFields, sameDayTurnover: boolean, today: Day): StayRules => ({
  sameDayTurnover,
  minNights: Number(fields.minNights),
  arrivalWeekdays: fields.arrivalWeekdays,
  departureWeekdays: fields.departureWeekdays,
  noticeDays: Number(fields.noticeDays),
  gapDays: Number(fields.gapDays),
  seasons: readableSeasons(fields.seasons, today),
});
