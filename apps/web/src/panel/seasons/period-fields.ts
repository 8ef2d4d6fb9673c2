import type { ErrorCode } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { addDays, formatTypedDay, isDay, overlappingSeasons, parseTypedDay, type Day } from '@hearthstay/stay';
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

/** A period as it is sent: a day that cannot be read stays the text that it is, which its schema refuses. */
export const periodOf = ({ name, ...typed }: Omit<PeriodFields, 'key'>, today: Day) => {
  const { from, to } = typedDays(typed, today);
  return { name, from: from ?? typed.from, to: to ?? typed.to };
};

interface Period {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

/** Whether both days of a period could be read. */
export const isReadable = <Typed extends { from: string; to: string }>(period: Typed): period is Typed & Period =>
  isDay(period.from) && isDay(period.to) && period.from <= period.to;

/** The periods that can be read, to be shown while others are being typed. */
export const readablePeriods = <Fields extends PeriodFields>(
  periods: readonly Fields[],
  today: Day,
): TypedPeriod<Fields>[] =>
  periods.flatMap((fields) => {
    const period = periodOf(fields, today);
    return isReadable(period) ? [{ fields, ...period }] : [];
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

/** No two share a day. The strip of the seasons names those that do, so the path is that of no field. */
export const noOverlap: [(body: { seasons: readonly Period[] }) => boolean, { path: string[]; error: ErrorCode }] = [
  ({ seasons }) => overlappingSeasons(seasons) === null,
  { path: ['overlap'], error: 'SEASONS_OVERLAP' },
];
