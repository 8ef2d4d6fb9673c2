import { approveRequest, blockDays, listBlockedDays, listOccupiedDays } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('The blocked days', (database) => {
  const { ask, call, clock } = useBookings(database);
  const listed = async () => (await call(listBlockedDays, {})).map(({ date }) => date);

  it('are sorted, and those of bookings are not among them', async () => {
    await call(blockDays, { dates: ['2031-07-01'] });
    await call(blockDays, { dates: ['2031-06-01', '2031-08-01'] });
    await call(approveRequest, { id: (await ask()).id });
    expect(await listed()).toEqual(['2031-06-01', '2031-07-01', '2031-08-01']);
  });

  it('are none while nothing is blocked', async () => expect(await listed()).toEqual([]));

  it('begin today at the property; the calendar shows earlier ones still', async () => {
    await call(blockDays, { dates: ['2031-06-01', '2031-06-02'] });
    clock.set('2031-06-01T21:59:59Z');
    expect(await listed()).toEqual(['2031-06-01', '2031-06-02']);
    clock.set('2031-06-01T22:00:00Z');
    expect(await listed()).toEqual(['2031-06-02']);
    expect(await call(listOccupiedDays, {})).toEqual([
      { date: '2031-06-01', type: 'blocked' },
      { date: '2031-06-02', type: 'blocked' },
    ]);
  });
});
