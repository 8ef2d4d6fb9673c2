import {
  addToWhitelist,
  changeWhitelistNotes,
  createRequest,
  listWhitelist,
  removeFromWhitelist,
  updateSettings,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { commandsOf, owner } from '../../testing/commands-of';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { testNow } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The history of a whitelist entry', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { anna, call, stored } = bookings;
  const { command, twice } = useRepeatableCommands(bookings);
  const asOwner = commandsOf(bookings, owner);

  const email = 'ben@mail.example';
  const history = async () => {
    const [entry] = await stored.all('whitelist');
    return entry?.['history'] as { action: string }[];
  };
  const actions = async () => (await history()).map(({ action }) => action);

  it('contains all changes, also after the removal, and continues when the address is added again', async () => {
    const { id } = await asOwner(addToWhitelist, { email, notes: 'mit Hund' });
    await asOwner(changeWhitelistNotes, { id, notes: 'ohne Hund' });
    await asOwner(removeFromWhitelist, { id });
    const common = { at: new Date(testNow), actor: owner, commandId: expect.any(String) };
    expect(await history()).toEqual([
      { ...common, action: 'added', after: { email, notes: 'mit Hund' } },
      { ...common, action: 'notes-changed', before: { notes: 'mit Hund' }, after: { notes: 'ohne Hund' } },
      { ...common, action: 'removed', before: { email, notes: 'ohne Hund' } },
    ]);
    expect(await asOwner(addToWhitelist, { email })).toEqual({ id, email, notes: '' });
    expect(await actions()).toEqual(['added', 'notes-changed', 'removed', 'added']);
    expect(await call(listWhitelist, {})).toEqual([{ id, email, notes: '' }]);
  });

  it('has each command once, also when it is repeated after other changes', async () => {
    const [{ id }] = await twice(addToWhitelist, { email });
    await command('change', changeWhitelistNotes, { id, notes: 'eins' });
    await call(changeWhitelistNotes, { id, notes: 'zwei' });
    expect(await command('change', changeWhitelistNotes, { id, notes: 'eins' })).toMatchObject({ notes: 'zwei' });
    await command('remove', removeFromWhitelist, { id });
    await call(addToWhitelist, { email });
    expect(await command('remove', removeFromWhitelist, { id })).toEqual({});
    expect(await actions()).toEqual(['added', 'notes-changed', 'notes-changed', 'removed', 'added']);
    expect(await call(listWhitelist, {})).toHaveLength(1);
  });

  onEmbeddedDatabase(() => {
    it('has no entry for a change without an effect', async () => {
      const { id } = await call(addToWhitelist, { email, notes: 'mit Hund' });
      await call(changeWhitelistNotes, { id, notes: 'mit Hund' });
      expect(await actions()).toEqual(['added']);
    });

    it('refuses a removed guest', async () => {
      await call(updateSettings, { whitelistEnabled: true });
      const { id } = await call(addToWhitelist, { email: anna.email });
      await call(removeFromWhitelist, { id });
      await expect(call(createRequest, anna)).rejects.toMatchObject({ code: 'NOT_WHITELISTED' });
      await expect(call(changeWhitelistNotes, { id, notes: 'neu' })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    });
  });
});
