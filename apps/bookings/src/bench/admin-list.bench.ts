import { listRequests } from '@hearthstay/contracts';
import { medianMilliseconds } from './median-milliseconds';
import { withBookings } from './seeded-bookings';

const time = (requests: number) =>
  withBookings(requests, (client) => medianMilliseconds(11, () => client.call(listRequests, {})));

/** All requests at once, as the panel reads them. */
export default async () => {
  const few = await time(1_000);
  const many = await time(10_000);
  return [
    { name: 'list of 1,000 requests', value: few, unit: 'ms' },
    { name: 'list of 10,000 requests', value: many, unit: 'ms' },
    { name: 'list, per request, 10,000 to 1,000', value: many / few / 10, unit: 'times', target: 2 },
  ];
};
