import {
  addBlock,
  addFeed,
  addToWhitelist,
  approveRequest,
  eraseGuest,
  exportGuest,
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
  const { anna, ask, call, clock } = bookings;
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

  it('tells who has exported and erased the data of guests, and names no guest', async () => {
    await ask();
    await asOwner(exportGuest, { email: anna.email });
    clock.advance({ milliseconds: 1_000 });
    await asOwner(eraseGuest, { email: anna.email });
    const everything = await call(listBookingHistory, { limit: 100 });
    expect(JSON.stringify(everything)).not.toMatch(/anna@|hrenfeld/);
    const told = { kinds: ['guest-data'] as HistoryKind[], limit: 100 };
    const subject = { kind: 'guest-data', id: expect.any(String) as string, name: 'a…@m….example' };
    const [erased, exported] = [
      { at: clock.now().toISOString(), actor: owner, action: 'erased', subject },
      { at: expect.any(String) as string, actor: owner, action: 'exported', subject },
    ];
    expect(await call(listBookingHistory, told)).toEqual({ entries: [erased, exported], total: 2 });
    expect(await call(listBookingHistory, { ...told, limit: 1 })).toEqual({ entries: [erased], total: 2 });
    const moment = clock.now().toISOString();
    expect(await call(listBookingHistory, { ...told, from: moment })).toEqual({ entries: [erased], total: 1 });
    expect(await call(listBookingHistory, { ...told, to: moment })).toEqual({ entries: [exported], total: 1 });
  });
});
