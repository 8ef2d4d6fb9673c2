import { approveRequest, blockDays, cancelRequest, listOccupiedDays } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('The occupied days', (database) => {
  const { ask, call, clock, stored } = useBookings(database);

  afterEach(() => stored.change('settings', 'settings', { showGuestNames: true }));

  const book = async (startDate: string, endDate: string, name = 'Anna Ährenfeld') =>
    call(approveRequest, { id: (await ask({ name, startDate, endDate })).id });

  it('are sorted, with the full name of the guest and nothing else of them', async () => {
    await book('2031-06-02', '2031-06-03');
    await book('2031-05-31', '2031-05-31', 'Ben Özil');
    await call(blockDays, { dates: ['2031-06-01'] });
    expect(await call(listOccupiedDays, {})).toEqual([
      { date: '2031-05-31', type: 'booking', guestName: 'Ben Özil' },
      { date: '2031-06-01', type: 'blocked' },
      { date: '2031-06-02', type: 'booking', guestName: 'Anna Ährenfeld' },
      { date: '2031-06-03', type: 'booking', guestName: 'Anna Ährenfeld' },
    ]);
  });

  it('contain no names unless the owner shows them', async () => {
    await book('2031-06-02', '2031-06-02');
    await stored.change('settings', 'settings', { showGuestNames: false });
    expect(await call(listOccupiedDays, {})).toEqual([{ date: '2031-06-02', type: 'booking' }]);
  });

  it('begin with the first day of last month at the property', async () => {
    await book('2031-05-31', '2031-06-01');
    clock.set('2031-06-30T21:59:59Z');
    expect(await call(listOccupiedDays, {})).toHaveLength(2);
    clock.set('2031-06-30T22:00:00Z');
    expect((await call(listOccupiedDays, {})).map(({ date }) => date)).toEqual(['2031-06-01']);
  });

  it('are those of bookings, not of requests that wait or were cancelled', async () => {
    await ask();
    const { id } = await book('2031-06-02', '2031-06-02');
    await call(cancelRequest, { id });
    expect(await call(listOccupiedDays, {})).toEqual([]);
  });
});
