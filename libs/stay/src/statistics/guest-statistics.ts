import { defaultLocale, languageTag } from '@hearthstay/locales';
import { heldRange, type StayUnit } from '../range/stay-unit';
import { rangeOf, type RequestStay } from '../requests/request-stay';
import { isTaken } from '../requests/status';
import { daysPerYear } from './days-per-year';

/** A request with its guest. The e-mail address is in lower case, as addresses are stored; `null` if there is none. */
export interface GuestRequest extends RequestStay {
  readonly name: string;
  readonly email: string | null;
  readonly createdAt: Date;
}

export interface GuestYear {
  readonly email: string | null;
  readonly name: string;
  readonly totalDays: number;
}

export interface YearStatistics {
  readonly year: number;
  readonly uniqueGuests: number;
  readonly totalDays: number;
  readonly guests: readonly GuestYear[];
}

/** Guests are told apart by their addresses, those without one by their names, which are no addresses. */
const guestKey = ({ email, name }: Pick<GuestRequest, 'email' | 'name'>): string => email ?? ` ${name}`;

/** The newest booking of each guest, which has the name to show. */
const newestBookings = (bookings: readonly GuestRequest[]): Map<string, GuestRequest> => {
  const newest = new Map<string, GuestRequest>();
  for (const booking of bookings) {
    const known = newest.get(guestKey(booking));
    if (!known || known.createdAt < booking.createdAt) newest.set(guestKey(booking), booking);
  }
  return newest;
};

const totalDaysByYearAndGuest = (
  bookings: readonly GuestRequest[],
  unit: StayUnit,
): Map<number, Map<string, number>> => {
  const years = new Map<number, Map<string, number>>();
  for (const booking of bookings) {
    for (const [year, days] of daysPerYear(heldRange(rangeOf(booking), unit))) {
      const guests = years.get(year) ?? new Map<string, number>();
      const key = guestKey(booking);
      years.set(year, guests.set(key, (guests.get(key) ?? 0) + days));
    }
  }
  return years;
};

/** One order for the readers of all languages: the list is sorted before anyone reads it. */
const { compare } = new Intl.Collator(languageTag(defaultLocale));

const byDaysThenName = (a: GuestYear, b: GuestYear): number =>
  b.totalDays - a.totalDays || compare(a.name, b.name) || compare(guestKey(a), guestKey(b));

/**
 * The days of each guest by year: approved and confirmed bookings only, the newest year first, its guests by days, then
 * by name. Requests of other statuses are ignored. Where stays hold nights, nights are counted.
 */
export const guestStatistics = (requests: readonly GuestRequest[], unit: StayUnit = 'days'): YearStatistics[] => {
  const bookings = requests.filter(({ status }) => isTaken(status));
  const newest = newestBookings(bookings);
  return [...totalDaysByYearAndGuest(bookings, unit)]
    .sort(([a], [b]) => b - a)
    .map(([year, daysByGuest]) => {
      const guests = [...daysByGuest].map(([key, totalDays]) => {
        const { email = null, name = '' } = newest.get(key) ?? {};
        return { email, name, totalDays };
      });
      return {
        year,
        uniqueGuests: guests.length,
        totalDays: guests.reduce((sum, guest) => sum + guest.totalDays, 0),
        guests: guests.sort(byDaysThenName),
      };
    });
};
