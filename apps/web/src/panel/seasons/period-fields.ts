import type { ErrorCode } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { addDays, formatTypedDay, isDay, overlappingSeasons, parseTypedDay, type Day } from '@hearthstay/stay';
import { seasonsOfNextYear } from './copy-seasons';

/** A named part of a year, as typed by the owner. */
export interface PeriodFields {
  /** The React key of the row. */
  readonly key: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** A period that could be parsed, with its fields. */
export interface TypedPeriod<Fields> extends Period {
  readonly fields: Fields;
}

let keys = 0;

export const newKey = () => `period ${(keys += 1)}`;

export const periodFieldsOf = (period: { name: string; from: Day; to: Day }, locale: Locale): PeriodFields => ({
  key: `${period.from} ${period.to}`,
  name: period.name,
  from: formatTypedDay(period.from, locale),
  to: formatTypedDay(period.to, locale),
});

/** A period that is typed without a year may have begun up to this number of days ago. */
const begunDays = 62;

/**
 * The earliest date of a day that is typed without a year. It includes a period that has just begun, but in autumn it
 * excludes last summer, whose rules are of no use any more.
 */
export const earliestTyped = (today: Day): Day => addDays(today, -begunDays);

/** Both days; `null` for one that cannot be parsed. */
export const typedDays = ({ from, to }: Pick<PeriodFields, 'from' | 'to'>, today: Day) => {
  const first = parseTypedDay(from, earliestTyped(today));
  return { from: first, to: parseTypedDay(to, first ?? today) };
};

/** A period for a body. A day that cannot be parsed stays as it is, and the schema refuses it. */
export const periodOf = ({ name, ...typed }: Omit<PeriodFields, 'key'>, today: Day) => {
  const { from, to } = typedDays(typed, today);
  return { name, from: from ?? typed.from, to: to ?? typed.to };
};

interface Period {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

/** Whether both days of a period could be parsed and are in order. */
export const isReadable = <Typed extends { from: string; to: string }>(period: Typed): period is Typed & Period =>
  isDay(period.from) && isDay(period.to) && period.from <= period.to;

/** The periods that could be parsed, which are shown while others are being typed. */
export const readablePeriods = <Fields extends PeriodFields>(
  periods: readonly Fields[],
  today: Day,
): TypedPeriod<Fields>[] =>
  periods.flatMap((fields) => {
    const period = periodOf(fields, today);
    return isReadable(period) ? [{ fields, ...period }] : [];
  });

/** Copies the periods of the latest year to the year after it. */
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

/**
 * A rule of the schema: seasons do not share a day. The strip of the seasons names those that do, so the error is at no
 * field.
 */
export const noOverlap: [(body: { seasons: readonly Period[] }) => boolean, { path: string[]; error: ErrorCode }] = [
  ({ seasons }) => overlappingSeasons(seasons) === null,
  { path: ['overlap'], error: 'SEASONS_OVERLAP' },
];
