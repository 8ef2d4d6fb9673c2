import { bookingRequested, listGuestRequests } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase("The list of a guest's requests", (database) => {
  const { ask, call, clock, eventsOf } = useBookings(database);

  const linksOf = async (email: string) => {
    const event = (await eventsOf(bookingRequested)).find((requested) => requested.email === email);
    if (!event) throw new Error(`${email} has not asked`);
    return { status: event.statusLink.token, confirm: event.confirmLink.token };
  };

  beforeEach(async () => {
    await ask({ name: 'Anna I' });
    clock.advance({ milliseconds: 1 });
    await ask({ name: 'Ben', email: 'ben@mail.example' });
    await ask({ name: 'Anna II' });
  });

  it.each([undefined, 'me', 'ME', 'anna@mail.example', ' ANNA@mail.example '])(
    'holds the requests of the address of the link, newest first, when asked as %j',
    async (email) => {
      const token = (await linksOf('anna@mail.example')).status;
      const requests = await call(listGuestRequests, { token, email });
      expect(requests.map(({ name }) => name)).toEqual(['Anna II', 'Anna I']);
    },
  );

  it.each(['anna@mail.example', 'x'.repeat(300)])(
    'is forbidden for %s with the link of another address',
    async (email) => {
      const token = (await linksOf('ben@mail.example')).status;
      await expect(call(listGuestRequests, { token, email })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    },
  );

  it('does not open to a wrong token, a confirm link or an expired link', async () => {
    const { status, confirm } = await linksOf('anna@mail.example');
    for (const token of ['', 'wrong', confirm]) {
      await expect(call(listGuestRequests, { token })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    }
    clock.set('2031-08-08T10:00:00.001Z');
    await expect(call(listGuestRequests, { token: status })).rejects.toMatchObject({ code: 'LINK_INVALID' });
  });
});
