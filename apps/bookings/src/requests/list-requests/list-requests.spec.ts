import { declineRequest, listRequests } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The list of all requests', (database) => {
  const { ask, call, clock } = useBookings(database);

  it('is empty without requests', async () => {
    expect(await call(listRequests, {})).toEqual([]);
  });

  it('holds every request, past and refused ones too, newest first', async () => {
    const names = ['Anna', 'Ben', 'Carla'];
    for (const name of names) {
      await ask({ name });
      clock.advance({ milliseconds: 1 });
    }
    const [carla] = await call(listRequests, {});
    await call(declineRequest, { id: carla?.id ?? '' });
    clock.advance({ days: 100 });
    expect((await call(listRequests, {})).map(({ name }) => name)).toEqual(['Carla', 'Ben', 'Anna']);
  });
});
