import fc from 'fast-check';
import { parseDay } from '../day/day';
import { dayCount, daysOfRange } from '../range/stay-range';
import { rangeOf } from '../requests/request-stay';
import { isTaken, type RequestStatus } from '../requests/status';
import { requestList } from '../testing/arbitraries';
import { guestStatistics, type GuestRequest } from './guest-statistics';

type Stay = readonly [name: string, start: string, end: string, more?: Partial<GuestRequest>];

const guestRequests = requestList.map((list): GuestRequest[] =>
  list.map((request) => ({ ...request, createdAt: new Date(request.createdAt) })),
);

const statisticsOf = (...stays: Stay[]) =>
  guestStatistics(
    stays.map(([name, start, end, more]) => ({
      name,
      email: `${name.toLowerCase()}@mail.example`,
      startDate: parseDay(start),
      endDate: parseDay(end),
      status: 'confirmed',
      createdAt: new Date('2026-01-01T12:00:00.000Z'),
      ...more,
    })),
  );

describe('guestStatistics', () => {
  it('counts a stay over New Year in both years, the newest first', () => {
    const anna = { email: 'anna@mail.example', name: 'Anna' };
    expect(statisticsOf(['Anna', '2026-12-30', '2027-01-03'])).toEqual([
      { year: 2027, uniqueGuests: 1, totalDays: 3, guests: [{ ...anna, totalDays: 3 }] },
      { year: 2026, uniqueGuests: 1, totalDays: 2, guests: [{ ...anna, totalDays: 2 }] },
    ]);
  });

  it('counts a whole year between two others', () => {
    const years = statisticsOf(['Anna', '2027-12-31', '2029-01-01']);
    expect(years.map(({ year, totalDays }) => [year, totalDays])).toEqual([
      [2029, 1],
      [2028, 366],
      [2027, 1],
    ]);
  });

  it.each<[RequestStatus, number]>([
    ['approved', 1],
    ['confirmed', 1],
    ['pending', 0],
    ['declined', 0],
    ['cancelled', 0],
  ])('of a request that is %s has %i years', (status, years) =>
    expect(statisticsOf(['Anna', '2026-12-08', '2026-12-11', { status }])).toHaveLength(years),
  );

  it('identifies guests by e-mail address, with the name of the newest booking', () => {
    const email = 'anna@mail.example';
    const [year] = statisticsOf(
      ['Anna Alt', '2026-05-01', '2026-05-02', { email, createdAt: new Date('2026-01-01T12:00:00.000Z') }],
      ['Anna Neu', '2026-03-01', '2026-03-03', { email, createdAt: new Date('2026-02-01T12:00:00.000Z') }],
      [
        'Anna Nie',
        '2026-08-01',
        '2026-08-03',
        { email, createdAt: new Date('2026-03-01T12:00:00.000Z'), status: 'declined' },
      ],
    );
    expect(year).toEqual({
      year: 2026,
      uniqueGuests: 1,
      totalDays: 5,
      guests: [{ email, name: 'Anna Neu', totalDays: 5 }],
    });
  });

  it("sorts guests by days, then by name in the reader's alphabet, then by address", () => {
    const [year] = statisticsOf(
      ['Zoe', '2026-01-01', '2026-01-02'],
      ['Örjan', '2026-02-01', '2026-02-02'],
      ['Paul', '2026-03-01', '2026-03-02', { email: 'b@mail.example' }],
      ['Paul', '2026-04-01', '2026-04-02', { email: 'a@mail.example' }],
      ['Wim', '2026-05-01', '2026-05-03'],
    );
    expect(year?.guests.map(({ email }) => email)).toEqual([
      'wim@mail.example',
      'örjan@mail.example',
      'a@mail.example',
      'b@mail.example',
      'zoe@mail.example',
    ]);
  });

  it('is empty without bookings', () => expect(guestStatistics([])).toEqual([]));

  it('loses no day and no guest', () => {
    fc.assert(
      fc.property(guestRequests, (list) => {
        const bookings = list.filter(({ status }) => isTaken(status));
        const years = guestStatistics(list);
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        expect(sum(years.map(({ totalDays }) => totalDays))).toBe(
          sum(bookings.map((booking) => dayCount(rangeOf(booking)))),
        );
        for (const { year, uniqueGuests, totalDays, guests } of years) {
          const daysOf = (booking: GuestRequest) =>
            daysOfRange(rangeOf(booking)).filter((day) => day.startsWith(String(year)));
          const present = bookings.filter((booking) => daysOf(booking).length > 0);
          expect(new Set(guests.map(({ email }) => email))).toEqual(new Set(present.map(({ email }) => email)));
          expect(uniqueGuests).toBe(guests.length);
          expect(totalDays).toBe(sum(guests.map((guest) => guest.totalDays)));
          for (const guest of guests) {
            const own = present.filter(({ email }) => email === guest.email);
            expect(guest.totalDays).toBe(own.flatMap(daysOf).length);
          }
        }
      }),
    );
  });
});
