import { listOccupiedDays } from '@hearthstay/contracts';
import { medianMilliseconds } from './median-milliseconds';
import { withBookings } from './seeded-bookings';

const time = (bookings: number) =>
  withBookings(bookings, (client) => medianMilliseconds(101, () => client.call(listOccupiedDays, {})));

/** The shown days are the same, so past bookings must not cost any time. */
export default async () => {
  const few = await time(1_000);
  const many = await time(100_000);
  return [
    { name: 'occupied days with 1,000 bookings', value: few, unit: 'ms' },
    { name: 'occupied days with 100,000 bookings', value: many, unit: 'ms' },
    { name: 'occupied days, 100,000 bookings to 1,000', value: many / few, unit: 'times', target: 1.3 },
  ];
};
