import { parseDay } from '@hearthstay/stay';
import { reclaimDays, type Booking, type Holder } from './reclaim-days';

const day = (number: number) => parseDay(`2031-06-${String(number).padStart(2, '0')}`);

const booking = (name: string, first: number, last: number): Booking => ({
  id: name,
  name,
  startDate: day(first),
  endDate: day(last),
  claimId: `claim of ${name}`,
});

const heldBy = (name: string, ...days: number[]): Holder[] =>
  days.map((number) => ({ day: day(number), type: 'booking', claimId: `claim of ${name}` }));

const reclaim = (bookings: Booking[], held: Holder[], from = 1) => {
  const { reclaimed, clashes } = reclaimDays(bookings, held, day(from));
  return {
    reclaimed: reclaimed.map((each) => [each.day, each.booking.name, each.wasBlocked]),
    clashes: clashes.map((each) => [each.day, each.holder.name, each.other.name]),
  };
};

describe('The days that bookings reclaim', () => {
  it('are none when every booking holds its own', () => {
    expect(reclaim([booking('Anna', 2, 3)], heldBy('Anna', 2, 3))).toEqual({ reclaimed: [], clashes: [] });
  });

  it('are the free ones, from a day on', () => {
    expect(reclaim([booking('Anna', 2, 5)], heldBy('Anna', 4), 3)).toEqual({
      reclaimed: [
        [day(3), 'Anna', false],
        [day(5), 'Anna', false],
      ],
      clashes: [],
    });
  });

  it('are those of claims without a booking, and blocked ones', () => {
    const blocked: Holder = { day: day(3), type: 'blocked', claimId: null };
    expect(reclaim([booking('Anna', 2, 3)], [...heldBy('Pending', 2), blocked])).toEqual({
      reclaimed: [
        [day(2), 'Anna', false],
        [day(3), 'Anna', true],
      ],
      clashes: [],
    });
  });

  it('are not those that another booking holds, in both orders', () => {
    expect(reclaim([booking('Anna', 2, 3), booking('Bert', 3, 4)], heldBy('Bert', 3, 4))).toEqual({
      reclaimed: [[day(2), 'Anna', false]],
      clashes: [[day(3), 'Bert', 'Anna']],
    });
  });

  it('go to the first of two bookings that hold nothing', () => {
    expect(reclaim([booking('Anna', 2, 3), booking('Bert', 3, 4)], [])).toEqual({
      reclaimed: [
        [day(2), 'Anna', false],
        [day(3), 'Anna', false],
        [day(4), 'Bert', false],
      ],
      clashes: [[day(3), 'Anna', 'Bert']],
    });
  });
});
