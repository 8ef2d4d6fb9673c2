import { approveRequest, blockDays, createRequest, unblockDay } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';
import { RemoveExpiredCommands } from './remove-expired-commands';

describeEachDatabase('The record of a command', (database) => {
  const { anna, ask, call, clock, service, stored } = useBookings(database);
  const request = async () => (await stored.all('booking_requests'))[0];
  const forget = () => service().get(RemoveExpiredCommands).run();

  it('is kept for seven days with the request, and then removed', async () => {
    const { id } = await ask();
    await call(approveRequest, { id });
    clock.advance({ days: 7 });
    await forget();
    expect(await request()).toMatchObject({ idempotency: expect.anything(), commands: [expect.anything()] });
    clock.advance({ milliseconds: 1 });
    await forget();
    expect(await request()).not.toHaveProperty('idempotency');
    expect(await request()).not.toHaveProperty('commands');
    expect(await request()).toMatchObject({ status: 'approved' });
  });

  it('is removed, and the key may then name another request', async () => {
    const idempotencyKey = 'key-1';
    const first = await ask({ idempotencyKey });
    clock.advance({ days: 7, milliseconds: 1 });
    await forget();
    await expect(call(createRequest, { ...anna, idempotencyKey })).resolves.not.toMatchObject({ id: first.id });
  });

  it('is kept with a command of today when the request is an old one', async () => {
    const { id } = await ask();
    clock.advance({ days: 8 });
    await call(approveRequest, { id });
    await forget();
    expect(await request()).toMatchObject({ commands: [expect.anything()] });
    expect(await request()).not.toHaveProperty('idempotency');
  });

  it('is removed by the database in collections with a TTL index', async () => {
    await call(blockDays, { dates: ['2031-06-01'] });
    await call(unblockDay, { id: '2031-06-01' });
    expect(await stored.all('removals')).toEqual([expect.objectContaining({ at: clock.now() })]);
    expect(await database.connection().collection('removals').listIndexes().toArray()).toContainEqual(
      expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 7 * 24 * 60 * 60 }),
    );
  });
});
