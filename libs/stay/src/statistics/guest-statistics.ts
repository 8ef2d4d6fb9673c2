import { heldRange, type StayUnit } from '../range/stay-unit';
import { rangeOf, type RequestStay } from '../requests/request-stay';
import { isTaken } from '../requests/status';
import { daysPerYear } from './days-per-year';

/** A request with its guest. The e-mail address is in lower case, as addresses are stored. */
export interface GuestRequest extends RequestStay {
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
}

export interface GuestYear {
  readonly email: string;
  readonly name: string;
  readonly totalDays: number;
}

export interface YearStatistics {
  readonly year: number;
  readonly uniqueGuests: number;
  readonly totalDays: number;
  readonly guests: readonly GuestYear[];
}

/** A guest is identified by the e-mail address; the name is the newest one used. */
const newestNames = (bookings: readonly GuestRequest[]): Map<string, string> => {
  const newest = new Map<string, GuestRequest>();
  for (const booking of bookings) {
    const known = newest.get(booking.email);
    if (!known || known.createdAt < booking.createdAt) newest.set(booking.email, booking);
  }
  return new Map([...newest].map(([email, { name }]) => [email, name]));
};

const totalDaysByYearAndGuest = (
  bookings: readonly GuestRequest[],
  unit: StayUnit,
): Map<number, Map<string, number>> => {
  const years = new Map<number, Map<string, number>>();
  for (const booking of bookings) {
    for (const [year, days] of daysPerYear(heldRange(rangeOf(booking), unit))) {
      const guests = years.get(year) ?? new Map<string, number>();
      years.set(year, guests.set(booking.email, (guests.get(booking.email) ?? 0) + days));
    }
  }
  return years;
};

const byDaysThenName = (a: GuestYear, b: GuestYear): number =>
  b.totalDays - a.totalDays || a.name.localeCompare(b.name, 'de') || a.email.localeCompare(b.email, 'en');

/**
 * The days of each guest by year: approved and confirmed bookings only, the newest year first, its guests by days, then
 * by name. Requests of other statuses are ignored. Where stays hold nights, nights are counted.
 */
export const guestStatistics = (requests: readonly GuestRequest[], unit: StayUnit = 'days'): YearStatistics[] => {
  const bookings = requests.filter(({ status }) => isTaken(status));
  const names = newestNames(bookings);
  return [...totalDaysByYearAndGuest(bookings, unit)]
    .sort(([a], [b]) => b - a)
    .map(([year, daysByGuest]) => {
      const guests = [...daysByGuest].map(([email, totalDays]) => ({ email, name: names.get(email) ?? '', totalDays }));
      return {
        year,
        uniqueGuests: guests.length,
        totalDays: guests.reduce((sum, guest) => sum + guest.totalDays, 0),
        guests: guests.sort(byDaysThenName),
      };
    });
};
