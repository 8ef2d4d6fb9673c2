import {
  addToWhitelist,
  guestAccessRequested,
  listGuestRequests,
  listWhitelist,
  sendAccessLink,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../testing/use-bookings';
import { normalizeEmails } from './0001-normalize-emails';

const oldForm = 'anna@ｍａｉｌ.example';

describeEachDatabase('Addresses of an earlier version', (database) => {
  const { ask, call, eventsOf, stored } = useBookings(database);
  const migrate = () => normalizeEmails.up(database.connection().getClient().db(database.name()));

  it('are found by their normal form', async () => {
    const { id } = await ask({ email: 'anna@mail.example' });
    await stored.change('booking_requests', id, { email: oldForm });
    await migrate();
    expect(await stored.all('booking_requests')).toEqual([expect.objectContaining({ email: 'anna@mail.example' })]);
    await call(sendAccessLink, { email: 'anna@mail.example', locale: 'de', caller: '192.0.2.1' });
    expect(await eventsOf(guestAccessRequested)).toHaveLength(1);
  });

  it('open what their status links are for', async () => {
    const { id } = await ask({ email: 'anna@mail.example' });
    const token = (await stored.events()).map(({ payload }) => payload as { statusLink: { token: string } })[0]
      ?.statusLink.token;
    for (const { _id } of await stored.all('guest_links')) await stored.change('guest_links', _id, { email: oldForm });
    const requests = await call(listGuestRequests, { token: token ?? '', email: 'Anna@mail.example' });
    expect(requests.map((request) => request.id)).toEqual([id]);
  });

  it('keep their whitelist entries, also when the normal form has one, too', async () => {
    const { id } = await call(addToWhitelist, { email: 'ben@mail.example', notes: 'alt' });
    await stored.change('whitelist', id, { email: 'ben@ｍａｉｌ.example' });
    await migrate();
    expect(await call(listWhitelist, {})).toEqual([{ id, email: 'ben@mail.example', notes: 'alt' }]);
    const again = await call(addToWhitelist, { email: 'anna@mail.example' });
    await stored.change('whitelist', again.id, { email: 'ben@ｍａｉｌ.example' });
    await migrate();
    expect(await call(listWhitelist, {})).toHaveLength(2);
  });

  it('are left alone when they are normal', async () => {
    await ask();
    const before = await stored.everything();
    await migrate();
    expect(await stored.everything()).toBe(before);
  });
});
