import { sendMessageToOwner } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';
import { useThread } from '../testing/use-thread';

describeOnEmbeddedDatabase('The limit of messages', (database) => {
  const bookings = useBookings(database, { rateLimits: 'on' });
  const { ask, stored } = bookings;
  const { fromGuest, fromOwner, tokenOf } = useThread(bookings);
  const { command } = useRepeatableCommands(bookings);

  it('is 20 an hour for a guest about one request, and does not bind the owner', async () => {
    const [request, other] = [await ask(), await ask({ startDate: '2031-07-01', endDate: '2031-07-02' })];
    for (let n = 0; n < 20; n += 1) await fromGuest(request, `Nachricht ${n}`);
    await expect(fromGuest(request)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      content: { params: { retryAfterSeconds: expect.any(Number) } },
    });
    expect(await stored.all('request_messages')).toHaveLength(20);
    await expect(fromGuest(other)).resolves.toMatchObject({ from: 'guest' });
    for (let n = 0; n < 21; n += 1) await fromOwner(request);
  });

  it('counts a repeated command once, and nothing that is refused', async () => {
    const request = await ask();
    const own = { id: request.id, token: await tokenOf(request), text: 'Hallo' };
    const counted = async () =>
      (await stored.all('rate_limits')).find(({ key }) => String(key).startsWith('messages:'))?.['points'];
    await fromGuest(request, ' ').catch(() => undefined);
    expect(await counted()).toBeUndefined();
    await Promise.all([1, 2].map(() => command('one', sendMessageToOwner, own)));
    await command('one', sendMessageToOwner, own);
    expect(await counted()).toBe(1);
  });
});
