import type { StayRules, stayRulesBodySchema } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import type { Day } from '@hearthstay/stay';
import type { z } from 'zod';
import { typedNumber } from '@web/panel/form/typed-values';
import { periodFieldsOf, periodOf, type PeriodFields } from '@web/panel/seasons/period-fields';

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

/** All rules as they are sent. */
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
