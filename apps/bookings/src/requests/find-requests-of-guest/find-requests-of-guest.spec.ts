import { findRequestsOfGuest } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The requests of a guest', (database) => {
  const { ask, call } = useBookings(database);
  const found = async (text: string) => (await call(findRequestsOfGuest, { text })).ids;

  it('are found by a part of the name or the address, as plain text', async () => {
    const anna = await ask({ name: 'Anna Sørensen (Kiel)', email: 'anna+1@mail.example' });
    const ben = await ask({ name: 'Ben Kraft', email: 'ben@mail.example' });
    for (const text of ['anna', 'SØRENSEN', 'a+1@', 'n (K', ')']) expect(await found(text)).toEqual([anna.id]);
    expect((await found('mail.example')).sort()).toEqual([anna.id, ben.id].sort());
    for (const text of ['.*', 'a.b', '^A', '[', '\\', '$', 'Carla']) expect(await found(text)).toEqual([]);
  });
});
