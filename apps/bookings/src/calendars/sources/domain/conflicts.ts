import { rangesOf, type NightRange } from '@hearthstay/calendar-feed';
import type { Day } from '@hearthstay/stay';
import type { CalendarSource } from './calendar-source';
import { ownNights } from './source-days';

interface HeldDay {
  day: Day;
  requestId: string | null;
  guestName: string | null;
}

type NightsOfSource = Pick<CalendarSource, 'id' | 'name' | 'nights' | 'echoes'>;

/** The holders of days. */
export interface Holders {
  days: readonly HeldDay[];
  sources: readonly NightsOfSource[];
}

/** Nights that a source has from its own guests and others have as well, with the names of the others. */
export interface Conflict extends NightRange {
  with: string[];
  /** Whether no booking of the house is among them: linked platforms may show one and the same booking. */
  betweenCalendars: boolean;
}

/** A booking or a source. */
interface Holder {
  id: string;
  /** Of the guest, or of the source. */
  name: string;
  isCalendar: boolean;
}

/** The nights in conflict, ascending, each with the guest and the sources that have it as well. */
const conflictingNights = (source: NightsOfSource, { days, sources }: Holders): Map<Day, Holder[]> => {
  const guests = new Map(
    days.flatMap(({ day, requestId, guestName }): [Day, Holder][] =>
      requestId === null ? [] : [[day, { id: requestId, name: guestName ?? '', isCalendar: false }]],
    ),
  );
  const others = sources
    .filter(({ id }) => id !== source.id)
    .map(({ id, name, ...other }) => ({ id, name, isCalendar: true, nights: new Set(ownNights(other)) }));
  return new Map(
    ownNights(source).flatMap((night): [Day, Holder[]][] => {
      const guest = guests.get(night);
      const all = [...(guest ? [guest] : []), ...others.filter(({ nights }) => nights.has(night))];
      return all.length > 0 ? [[night, all]] : [];
    }),
  );
};

export const conflictsOf = (source: NightsOfSource, holders: Holders): Conflict[] => {
  const nights = [...conflictingNights(source, holders)];
  const conflictsWhere = (betweenCalendars: boolean): Conflict[] => {
    const own = nights.filter(([, each]) => each.every(({ isCalendar }) => isCalendar) === betweenCalendars);
    return rangesOf(own.map(([night]) => night)).map(({ from, to }) => {
      const others = own.filter(([night]) => from <= night && night < to).flatMap(([, each]) => each);
      return { from, to, with: [...new Set(others.map(({ name }) => name))], betweenCalendars };
    });
  };
  return [...conflictsWhere(false), ...conflictsWhere(true)].sort((one, other) => (one.from < other.from ? -1 : 1));
};

/**
 * The conflicts of a source to report to admins, and the changes to store. A conflict between two sources belongs to
 * the later one, so that it is reported once.
 *
 * @param holders `sources`: in the order in which they were added.
 * @returns `conflicts`: those to report; `begun`: the new ones among them, as in `warnedConflicts`; `ended`: reported
 *   ones that are over, so that they are reported again if they recur.
 */
export const conflictChanges = (
  source: NightsOfSource & Pick<CalendarSource, 'warnedConflicts'>,
  { days, sources }: Holders,
): { conflicts: Conflict[]; begun: string[]; ended: string[] } => {
  const earlier = sources.slice(
    0,
    sources.findIndex(({ id }) => id === source.id),
  );
  const holders = { days, sources: earlier };
  const nightsOf = conflictingNights(source, holders);
  const present = new Map(
    [...nightsOf].flatMap(([night, others]) => others.map(({ id }) => [`${night} ${id}`, night])),
  );
  const warned = new Set(source.warnedConflicts);
  const begun = [...present.keys()].filter((conflict) => !warned.has(conflict));
  const nights = new Set(begun.map((conflict) => present.get(conflict)!));
  const isNew = ({ from, to }: NightRange) => [...nights].some((night) => from <= night && night < to);
  return {
    conflicts: conflictsOf(source, holders).filter(isNew),
    begun,
    ended: source.warnedConflicts.filter((conflict) => !present.has(conflict)),
  };
};

/** The names of the sources that claim a day of a request, by request. */
export const sourcesInConflict = ({ days, sources }: Holders): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const source of sources) {
    const nights = new Set(ownNights(source));
    const requests = days.flatMap(({ day, requestId }) => (requestId !== null && nights.has(day) ? [requestId] : []));
    for (const id of new Set(requests)) names.set(id, [...(names.get(id) ?? []), source.name]);
  }
  return names;
};
