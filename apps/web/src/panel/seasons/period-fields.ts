import type { Locale } from '@hearthstay/locales';
import {
  addDays,
  cleanLine,
  formatTypedDay,
  overlappingSeasons,
  parseTypedDay,
  plannableDays,
  rangeContains,
  type Day,
} from '@hearthstay/stay';
import { seasonsOfNextYear } from './copy-seasons';

/** A part of a year with a name, as the owner types it. */
export interface PeriodFields {
  /** Names the row while it is edited. */
  readonly key: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What can be read of it. */
export interface TypedPeriod<Fields> {
  readonly fields: Fields;
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

let keys = 0;

export const newKey = () => `period ${(keys += 1)}`;

export const periodFieldsOf = (period: { name: string; from: Day; to: Day }, locale: Locale): PeriodFields => ({
  key: `${period.from} ${period.to}`,
  name: period.name,
  from: formatTypedDay(period.from, locale),
  to: formatTypedDay(period.to, locale),
});

/** How long ago a period that is typed without a year may have begun. */
const begunDays = 62;

/**
 * The first day that a day without a year can mean: one of a period that has just begun, but none of last summer, whose
 * rules nobody sets in autumn.
 */
export const earliestTyped = (today: Day): Day => addDays(today, -begunDays);

/** Both days, `null` where one cannot be read. */
export const typedDays = ({ from, to }: Pick<PeriodFields, 'from' | 'to'>, today: Day) => {
  const first = parseTypedDay(from, earliestTyped(today));
  return { from: first, to: parseTypedDay(to, first ?? today) };
};

/** The periods that can be read, to be shown while others are being typed. */
export const readablePeriods = <Fields extends PeriodFields>(
  periods: readonly Fields[],
  today: Day,
): TypedPeriod<Fields>[] =>
  periods.flatMap((fields) => {
    const { from, to } = typedDays(fields, today);
    return from === null || to === null || to < from ? [] : [{ fields, name: cleanLine(fields.name), from, to }];
  });

/** Copies of the periods of the latest year, in the year after it. */
export const copiesForNextYear = <Fields extends PeriodFields>(
  periods: readonly TypedPeriod<Fields>[],
  locale: Locale,
): Fields[] =>
  seasonsOfNextYear(periods).map(({ fields, from, to }) => ({
    ...fields,
    key: newKey(),
    from: formatTypedDay(from, locale),
    to: formatTypedDay(to, locale),
  }));

/** The key of the sentence for what is wrong with a period; rules of the server say it in their own sentence. */
export type PeriodProblem =
  | 'errors:SEASON_NAME_REQUIRED'
  | 'settings.problems.day'
  | 'errors:RANGE_REVERSED'
  | 'errors:DAY_OUT_OF_RANGE'
  | 'settings.problems.overlap';

const problemOfDay = (
  field: 'from' | 'to',
  day: Day | null,
  today: Day,
): Partial<Record<keyof PeriodFields, PeriodProblem>> => {
  if (day === null) return { [field]: 'settings.problems.day' };
  return rangeContains(plannableDays(today), day) ? {} : { [field]: 'errors:DAY_OUT_OF_RANGE' };
};

const problemsOfPeriod = (period: PeriodFields, today: Day): Partial<Record<keyof PeriodFields, PeriodProblem>> => {
  const { from, to } = typedDays(period, today);
  return {
    ...(cleanLine(period.name) === '' && { name: 'errors:SEASON_NAME_REQUIRED' }),
    ...problemOfDay('from', from, today),
    ...problemOfDay('to', to, today),
    ...(from !== null && to !== null && to < from && { to: 'errors:RANGE_REVERSED' }),
  };
};

/** What is wrong with periods, by path in the body, as the server names it. */
export const periodProblems = (
  periods: readonly PeriodFields[],
  today: Day,
): Partial<Record<string, PeriodProblem>> => ({
  ...Object.fromEntries(
    periods.flatMap((period, index) =>
      Object.entries(problemsOfPeriod(period, today)).map(([field, problem]) => [`seasons.${index}.${field}`, problem]),
    ),
  ),
  ...(overlappingSeasons(readablePeriods(periods, today)) && { seasons: 'settings.problems.overlap' }),
});
