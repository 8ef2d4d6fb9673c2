import {
  addBlock,
  addFeed,
  addToWhitelist,
  approveRequest,
  listBookingHistory,
  updateSettings,
  type HistoryKind,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { parseDay } from '@hearthstay/stay';
import { commandsOf, owner } from '../../testing/commands-of';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The history of the service', (database) => {
  const bookings = useBookings(database);
  const { ask, call, clock } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const blockedDays = { from: parseDay('2031-08-01'), to: parseDay('2031-08-02') };

  const told = async (kinds?: HistoryKind[]) => {
    const { entries } = await call(listBookingHistory, { limit: 100, kinds });
    return entries.map(({ subject, action }) => `${subject.kind} ${subject.name ?? '-'}: ${action}`);
  };

  it('contains what happened to requests, blocks, feeds, guests and settings, with their names', async () => {
    const { id, name } = await ask();
    clock.advance({ milliseconds: 1_000 });
    await asOwner(approveRequest, { id });
    clock.advance({ milliseconds: 1_000 });
    await asOwner(addBlock, { ...blockedDays, note: 'Handwerker' });
    clock.advance({ milliseconds: 1_000 });
    await asOwner(addFeed, { name: 'Airbnb', calendarId: null, withNames: false });
    clock.advance({ milliseconds: 1_000 });
    await asOwner(addToWhitelist, { email: 'gast@mail.example', notes: '' });
    clock.advance({ milliseconds: 1_000 });
    await asOwner(updateSettings, { propertyName: 'Haus am Deich' });
    const everything = await told();
    expect(everything).toEqual([
      'settings -: changed',
      'guest gast@mail.example: added',
      'feed Airbnb: added',
      'block -: blocked',
      `request ${name}: approved`,
      `request ${name}: created`,
    ]);
    expect(await told(['block', 'feed'])).toEqual(['feed Airbnb: added', 'block -: blocked']);
    expect(await told(['admin'])).toEqual([]);
  });
});
