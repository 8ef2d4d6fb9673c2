import { approveRequest, blockDays, listBlockedDays, unblockDay } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('Unblocking a day', (database) => {
  const { ask, call, stored } = useBookings(database);

  it('frees it for guests, and no other', async () => {
    const [, second] = await call(blockDays, { dates: ['2031-06-01', '2031-06-02', '2031-06-05'] });
    expect(await call(unblockDay, { id: String(second?.id) })).toEqual({});
    expect((await call(listBlockedDays, {})).map(({ date }) => date)).toEqual(['2031-06-01', '2031-06-05']);
    await expect(ask()).resolves.toMatchObject({ status: 'pending' });
  });

  it('frees it even if it was blocked several times', async () => {
    for (let times = 0; times < 3; times += 1) await call(blockDays, { dates: ['2031-06-01'] });
    await call(unblockDay, { id: '2031-06-01' });
    expect(await stored.all('occupied_days')).toEqual([]);
  });

  it('never frees the day of a booking', async () => {
    await call(approveRequest, { id: (await ask()).id });
    const before = await stored.everything();
    await expect(call(unblockDay, { id: '2031-06-03' })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    expect(await stored.everything()).toBe(before);
  });

  it.each(['2031-06-01', 'nonsense', '2031-02-30', '{"$ne":null}'])(
    'does not know %s when it is not blocked',
    async (id) => {
      await call(blockDays, { dates: ['2031-06-02'] });
      const before = await stored.everything();
      await expect(call(unblockDay, { id })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
      expect(await stored.everything()).toBe(before);
    },
  );
});
