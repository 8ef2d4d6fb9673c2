import {
  approveRequest,
  cancelRequest,
  confirmRequest,
  declineRequest,
  getGuestStatistics,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const anna = { name: 'Anna Ährenfeld', email: 'anna@mail.example' };
const ben = { name: 'Ben Özil', email: 'ben@mail.example' };

describeEachDatabase('The guest statistics', (database) => {
  const { ask, call, clock, confirmTokenOf } = useBookings(database);

  const book = async (fields: Parameters<typeof ask>[0]) => call(approveRequest, { id: (await ask(fields)).id });

  it('count approved and confirmed bookings, and no pending, declined or cancelled ones', async () => {
    await book({ ...anna, startDate: '2031-06-02', endDate: '2031-06-04' });
    const confirmed = await book({ ...ben, startDate: '2031-06-05', endDate: '2031-06-05' });
    await call(confirmRequest, { token: await confirmTokenOf(confirmed) });
    await ask({ email: 'waits@mail.example', startDate: '2031-06-10', endDate: '2031-06-10' });
    const declined = await ask({ email: 'declined@mail.example', startDate: '2031-06-10', endDate: '2031-06-10' });
    await call(declineRequest, { id: declined.id });
    const cancelled = await book({ email: 'cancelled@mail.example', startDate: '2031-06-10', endDate: '2031-06-10' });
    await call(cancelRequest, { id: cancelled.id });
    expect(await call(getGuestStatistics, {})).toEqual([
      {
        year: 2031,
        uniqueGuests: 2,
        totalDays: 4,
        guests: [
          { ...anna, totalDays: 3 },
          { ...ben, totalDays: 1 },
        ],
      },
    ]);
  });

  it('count a stay over New Year in both years, and use the latest name of a guest', async () => {
    await book({ ...anna, name: 'Anna Alt', startDate: '2031-12-30', endDate: '2032-01-03' });
    clock.advance({ days: 1 });
    await book({ ...anna, startDate: '2031-06-02', endDate: '2031-06-02' });
    expect(await call(getGuestStatistics, {})).toEqual([
      { year: 2032, uniqueGuests: 1, totalDays: 3, guests: [{ ...anna, totalDays: 3 }] },
      { year: 2031, uniqueGuests: 1, totalDays: 3, guests: [{ ...anna, totalDays: 3 }] },
    ]);
  });

  it('are none before the first booking', async () => expect(await call(getGuestStatistics, {})).toEqual([]));
});
