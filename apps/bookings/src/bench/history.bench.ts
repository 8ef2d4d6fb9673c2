import { listBookingHistory, listRequests } from '@hearthstay/contracts';
import { medianMilliseconds } from './median-milliseconds';
import { withBookings } from './seeded-bookings';

/** The newest page of the history of all bookings, beside the list of all bookings, which reads as many documents. */
export default () =>
  withBookings(10_000, async (client) => {
    const list = await medianMilliseconds(11, () => client.call(listRequests, {}));
    const history = await medianMilliseconds(11, () => client.call(listBookingHistory, { limit: 50 }));
    return [
      { name: 'newest 50 of 40,000 changes of 10,000 requests', value: history, unit: 'ms' },
      { name: 'newest changes, to the list of the requests', value: history / list, unit: 'times', target: 2 },
    ];
  });
