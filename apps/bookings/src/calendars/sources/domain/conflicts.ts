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

/** Who holds days of the house. */
export interface Holders {
  days: readonly HeldDay[];
  sources: readonly NightsOfSource[];
}

/** Nights that a source has from its own guests and somebody else has as well, with the names of the others. */
export interface Conflict extends NightRange {
  with: string[];
}

/** The nights in conflict, ascending, each with the names of the guests and of the sources that have it. */
const conflictingNights = (source: NightsOfSource, { days, sources }: Holders): Map<Day, string[]> => {
  const guests = new Map(days.flatMap(({ day, requestId, guestName }) => (requestId ? [[day, guestName ?? '']] : [])));
  const others = sources
    .filter(({ id }) => id !== source.id)
    .map((other) => ({ name: other.name, nights: new Set(ownNights(other)) }));
  return new Map(
    ownNights(source).flatMap((night): [Day, string[]][] => {
      const guest = guests.get(night);
      const names = others.filter(({ nights }) => nights.has(night)).map(({ name }) => name);
      const all = guest === undefined ? names : [guest, ...names];
      return all.length > 0 ? [[night, all]] : [];
    }),
  );
};

export const conflictsOf = (source: NightsOfSource, holders: Holders): Conflict[] => {
  const nights = conflictingNights(source, holders);
  return rangesOf([...nights.keys()]).map(({ from, to }) => {
    const names = [...nights].filter(([night]) => from <= night && night < to).flatMap(([, each]) => each);
    return { from, to, with: [...new Set(names)] };
  });
};

/**
 * The conflicts of a source that nobody has been warned of. One between two sources is the later one's, so that it is
 * told once.
 *
 * @param holders `sources`: in the order in which they were added.
 */
export const unwarnedConflicts = (
  source: NightsOfSource & Pick<CalendarSource, 'warnedNights'>,
  { days, sources }: Holders,
): { conflicts: Conflict[]; nights: Day[] } => {
  const earlier = sources.slice(
    0,
    sources.findIndex(({ id }) => id === source.id),
  );
  const holders = { days, sources: earlier };
  const warned = new Set(source.warnedNights);
  const nights = [...conflictingNights(source, holders).keys()].filter((night) => !warned.has(night));
  const isNew = ({ from, to }: NightRange) => nights.some((night) => from <= night && night < to);
  return { conflicts: conflictsOf(source, holders).filter(isNew), nights };
};

/** The names of the sources that say a day of a request is theirs, by request. */
export const sourcesInConflict = ({ days, sources }: Holders): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const source of sources) {
    const nights = new Set(ownNights(source));
    const requests = days.flatMap(({ day, requestId }) => (requestId !== null && nights.has(day) ? [requestId] : []));
    for (const id of new Set(requests)) names.set(id, [...(names.get(id) ?? []), source.name]);
  }
  return names;
};
