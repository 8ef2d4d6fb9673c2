import type { StayRules } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { fieldLimits, type Day, type StaySeason } from '@hearthstay/stay';
import {
  periodFieldsOf,
  periodProblems,
  readablePeriods,
  type PeriodFields,
  type PeriodProblem,
} from '@web/panel/seasons/period-fields';

/** A season as the owner types it. */
export interface SeasonFields extends PeriodFields {
  /** Empty for the rule of the rest of the year. */
  readonly minNights: string;
  /** None for those of the rest of the year. */
  readonly arrivalWeekdays: readonly number[];
  readonly departureWeekdays: readonly number[];
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

export const fieldsOf = (rules: StayRules, locale: Locale): StayRulesFields => ({
  minNights: String(rules.minNights),
  arrivalWeekdays: rules.arrivalWeekdays,
  departureWeekdays: rules.departureWeekdays,
  noticeDays: String(rules.noticeDays),
  gapDays: String(rules.gapDays),
  seasons: rules.seasons.map((season) => ({
    ...periodFieldsOf(season, locale),
    minNights: season.minNights === undefined ? '' : String(season.minNights),
    arrivalWeekdays: shownWeekdays(season.arrivalWeekdays),
    departureWeekdays: shownWeekdays(season.departureWeekdays),
  })),
});

/** The seasons that can be read. */
const readableSeasons = (seasons: readonly SeasonFields[], today: Day): StaySeason[] =>
  readablePeriods(seasons, today).map(({ fields: { minNights, arrivalWeekdays, departureWeekdays }, ...period }) => ({
    ...period,
    ...(minNights.trim() !== '' && { minNights: Number(minNights) }),
    ...(arrivalWeekdays.length > 0 && { arrivalWeekdays }),
    ...(departureWeekdays.length > 0 && { departureWeekdays }),
  }));

export type StayRulesProblem =
  PeriodProblem | 'errors:MIN_NIGHTS_OUT_OF_RANGE' | 'errors:NOTICE_DAYS_OUT_OF_RANGE' | 'errors:GAP_DAYS_OUT_OF_RANGE';

const isWithin = (text: string, min: number, max: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const isNightCount = (text: string) => isWithin(text, 1, fieldLimits.minNightsMax);

/** What is wrong, by path in the body, as the server names it. */
export const problemsOf = (fields: StayRulesFields, today: Day): Partial<Record<string, StayRulesProblem>> => ({
  ...(!isNightCount(fields.minNights) && { minNights: 'errors:MIN_NIGHTS_OUT_OF_RANGE' }),
  ...(!isWithin(fields.noticeDays, 0, fieldLimits.noticeDaysMax) && { noticeDays: 'errors:NOTICE_DAYS_OUT_OF_RANGE' }),
  ...(!isWithin(fields.gapDays, 0, fieldLimits.gapDaysMax) && { gapDays: 'errors:GAP_DAYS_OUT_OF_RANGE' }),
  ...periodProblems(fields.seasons, today),
  ...Object.fromEntries(
    fields.seasons.flatMap(({ minNights }, index) =>
      minNights.trim() === '' || isNightCount(minNights)
        ? []
        : [[`seasons.${index}.minNights`, 'errors:MIN_NIGHTS_OUT_OF_RANGE']],
    ),
  ),
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
