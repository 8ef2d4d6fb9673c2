import { deadlines, getGuestStatistics } from '@hearthstay/contracts';
import { medianMilliseconds } from './median-milliseconds';
import { withBookings } from './seeded-bookings';

/** High, so that a slow call results in a measurement and not in an error. */
const patiently = { ...getGuestStatistics, deadlineMs: 60_000 };

const time = (bookings: number) =>
  withBookings(bookings, (client) => medianMilliseconds(5, () => client.call(patiently, {})));

/** All bookings, by year and guest. */
export default async () => {
  const few = await time(10_000);
  const many = await time(100_000);
  return [
    { name: 'statistics of 10,000 bookings', value: few, unit: 'ms' },
    { name: 'statistics of 100,000 bookings', value: many, unit: 'ms', target: deadlines.read },
    { name: 'statistics, per booking, 100,000 to 10,000', value: many / few / 10, unit: 'times', target: 2 },
  ];
};
