import { recordNoticeAddress, updateSettings } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { commandsOf, owner } from '../testing/commands-of';
import { useRepeatableCommands } from '../testing/repeatable-commands';
import { testNow } from '../testing/test-clock';
import { useBookings } from '../testing/use-bookings';

describeEachDatabase('The history of the settings', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { call, stored } = bookings;
  const { twice } = useRepeatableCommands(bookings);
  const asOwner = commandsOf(bookings, owner);

  const history = async () => {
    const [settings] = await stored.all('settings');
    return (settings?.['history'] ?? []) as { action: string; before: object; after: object }[];
  };
  const fields = async () => (await history()).map(({ before, after }) => ({ before, after }));

  it('shows that a password was set, replaced or removed, and neither the password nor its hash', async () => {
    for (const appPassword of ['Sesam', 'Mellon', null]) await call(updateSettings, { appPassword });
    expect(await fields()).toEqual([
      { before: { appPassword: 'none' }, after: { appPassword: 'set' } },
      { before: { appPassword: 'set' }, after: { appPassword: 'set' } },
      { before: { appPassword: 'set' }, after: { appPassword: 'none' } },
    ]);
    expect(await stored.everything()).not.toMatch(/Sesam|Mellon|scrypt/);
  });

  it('has a change once, also when its command is repeated', async () => {
    await twice(updateSettings, { propertyName: 'Haus am See' });
    expect(await history()).toHaveLength(1);
  });

  it('has the change of an address for notices, which another service stores, once', async () => {
    const before = { kind: 'off' as const, url: '', withNames: false };
    const after = { kind: 'ntfy' as const, url: 'https://ntfy.sh/…', withNames: true };
    await twice(recordNoticeAddress, { before, after });
    expect(await fields()).toEqual([{ before: { noticeAddress: before }, after: { noticeAddress: after } }]);
  });

  onEmbeddedDatabase(() => {
    it('has the changed fields before and after, with the admin and the time', async () => {
      await asOwner(updateSettings, { propertyName: 'Haus am See', showGuestNames: true, maxConsecutiveBookings: 14 });
      expect(await history()).toEqual([
        {
          at: new Date(testNow),
          actor: owner,
          action: 'changed',
          commandId: expect.any(String),
          before: { propertyName: 'Property', maxConsecutiveBookings: 7 },
          after: { propertyName: 'Haus am See', maxConsecutiveBookings: 14 },
        },
      ]);
    });

    it('has no entry for a change without an effect', async () => {
      await call(updateSettings, { propertyName: 'Property', appPassword: '' });
      expect(await history()).toEqual([]);
    });
  });
});
