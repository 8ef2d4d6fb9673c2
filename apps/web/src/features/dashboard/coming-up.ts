import type { ListedRequest } from '@hearthstay/contracts';
import { compareDays, daysBetween, isTaken, type Day } from '@hearthstay/stay';

/** An arrival or a departure, today or later. */
export interface Coming {
  readonly kind: 'arrival' | 'departure';
  readonly day: Day;
  /** The number of days from today. */
  readonly days: number;
  readonly request: ListedRequest;
}

/** The next arrivals and departures of approved and confirmed stays; on the same day, departures come first. */
export const comingUp = (requests: readonly ListedRequest[], today: Day): Coming[] =>
  requests
    .filter(({ status }) => isTaken(status))
    .flatMap((request): Coming[] => [
      { kind: 'departure', day: request.endDate, days: daysBetween(today, request.endDate), request },
      { kind: 'arrival', day: request.startDate, days: daysBetween(today, request.startDate), request },
    ])
    .filter(({ days }) => days >= 0)
    .sort((a, b) => compareDays(a.day, b.day) || orderOf(a) - orderOf(b));

/** A stay of a single day has its arrival before its departure. */
const orderOf = ({ kind, request }: Coming) =>
  kind === 'departure' ? (request.startDate < request.endDate ? 0 : 2) : 1;

/** The state of the house today, for one sentence. */
export type HouseToday =
  | { kind: 'changes'; leaves: ListedRequest; arrives: ListedRequest }
  | { kind: 'arrives' | 'leaves' | 'here'; request: ListedRequest }
  | { kind: 'empty' };

export const houseToday = (requests: readonly ListedRequest[], today: Day): HouseToday => {
  const stays = requests.filter(
    ({ status, startDate, endDate }) => isTaken(status) && startDate <= today && endDate >= today,
  );
  const arrives = stays.find(({ startDate }) => startDate === today);
  const leaves = stays.find((stay) => stay !== arrives && stay.endDate === today);
  if (arrives && leaves) return { kind: 'changes', leaves, arrives };
  if (arrives) return { kind: 'arrives', request: arrives };
  if (leaves) return { kind: 'leaves', request: leaves };
  const [here] = stays;
  return here ? { kind: 'here', request: here } : { kind: 'empty' };
};
