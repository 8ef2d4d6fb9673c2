import type { StayRules, stayRulesBodySchema } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import type { Day } from '@hearthstay/stay';
import type { z } from 'zod';
import { typedNumber } from '@web/panel/form/typed-values';
import { periodFieldsOf, periodOf, type PeriodFields } from '@web/panel/seasons/period-fields';

/** The typed fields of a season. */
export interface SeasonFields extends PeriodFields {
  /** Empty if the season has the rule of the rest of the year. */
  readonly minNights: string;
  /** Empty if the season has those of the rest of the year. */
  readonly arrivalWeekdays: readonly number[];
  readonly departureWeekdays: readonly number[];
}

/** The typed fields, as text until they are saved. */
export interface StayRulesFields {
  minNights: string;
  arrivalWeekdays: readonly number[];
  departureWeekdays: readonly number[];
  noticeDays: string;
  gapDays: string;
  seasons: readonly SeasonFields[];
}

const allWeekdays = [1, 2, 3, 4, 5, 6, 7];

/** The weekdays as the form shows them: none if the season has those of the year, all if it allows every day. */
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

/** Converts the fields to a body. */
export const bodyOf = (
  fields: StayRulesFields,
  sameDayTurnover: boolean,
  today: Day,
): z.input<typeof stayRulesBodySchema> => ({
  ...fields,
  sameDayTurnover,
  minNights: typedNumber(fields.minNights),
  noticeDays: typedNumber(fields.noticeDays),
  gapDays: typedNumber(fields.gapDays),
  seasons: fields.seasons.map(({ minNights, arrivalWeekdays, departureWeekdays, ...period }) => ({
    ...periodOf(period, today),
    ...(minNights.trim() !== '' && { minNights: typedNumber(minNights) }),
    ...(arrivalWeekdays.length > 0 && { arrivalWeekdays }),
    ...(departureWeekdays.length > 0 && { departureWeekdays }),
  })),
});
