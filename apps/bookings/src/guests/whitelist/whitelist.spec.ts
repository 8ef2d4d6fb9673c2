import {
  addToWhitelist,
  changeWhitelistNotes,
  listWhitelist,
  removeFromWhitelist,
  updateSettings,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The whitelist', (database, onEmbeddedDatabase) => {
  const { ask, call, stored } = useBookings(database);

  it('keeps addresses trimmed and in lower case, with notes or without, and lists them by address', async () => {
    const ben = await call(addToWhitelist, { email: ' Ben@Mail.example ', notes: ' kommt seit 2019\nmit Hund ' });
    const anna = await call(addToWhitelist, { email: 'anna@mail.example' });
    expect(await call(listWhitelist, {})).toEqual([
      { id: anna.id, email: 'anna@mail.example', notes: '' },
      { id: ben.id, email: 'ben@mail.example', notes: 'kommt seit 2019\nmit Hund' },
    ]);
  });

  it('changes notes and leaves the address as it is', async () => {
    const { id } = await call(addToWhitelist, { email: 'anna@mail.example', notes: 'alt' });
    const changed = { id, email: 'anna@mail.example', notes: 'neu' };
    expect(await call(changeWhitelistNotes, { id, notes: 'neu' })).toEqual(changed);
    expect(await call(changeWhitelistNotes, { id, notes: '' })).toEqual({ ...changed, notes: '' });
    expect(await call(listWhitelist, {})).toEqual([{ ...changed, notes: '' }]);
  });

  it('removes a guest, who can be added again', async () => {
    const { id } = await call(addToWhitelist, { email: 'anna@mail.example' });
    expect(await call(removeFromWhitelist, { id })).toEqual({});
    expect(await call(listWhitelist, {})).toEqual([]);
    await expect(call(addToWhitelist, { email: 'anna@mail.example' })).resolves.toMatchObject({ notes: '' });
  });

  onEmbeddedDatabase(() => {
    it('refuses an unknown entry', async () => {
      const unknown = { code: 'ENTRY_NOT_FOUND' };
      await expect(call(changeWhitelistNotes, { id: 'unknown', notes: '' })).rejects.toMatchObject(unknown);
      await expect(call(removeFromWhitelist, { id: 'unknown' })).rejects.toMatchObject(unknown);
    });

    it('refuses malformed addresses and notes that are too long', async () => {
      const refused = { code: 'VALIDATION_FAILED' };
      await expect(call(addToWhitelist, { email: 'anna' })).rejects.toMatchObject(refused);
      await expect(call(addToWhitelist, { email: 'a@b.example', notes: 'x'.repeat(10_000) })).rejects.toMatchObject(
        refused,
      );
      expect(await stored.all('whitelist')).toEqual([]);
    });

    it('restricts requests to its guests only while it is on', async () => {
      await expect(ask({ email: 'ben@mail.example' })).resolves.toMatchObject({ status: 'pending' });
      await call(updateSettings, { whitelistEnabled: true });
      const { id } = await call(addToWhitelist, { email: 'anna@mail.example' });
      await expect(ask({ email: ' ANNA@mail.example ' })).resolves.toMatchObject({ status: 'pending' });
      const before = await stored.everything();
      await expect(ask({ email: 'ben@mail.example' })).rejects.toMatchObject({ code: 'NOT_WHITELISTED' });
      expect(await stored.everything()).toBe(before);
      await call(removeFromWhitelist, { id });
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_WHITELISTED' });
      await call(updateSettings, { whitelistEnabled: false });
      await expect(ask()).resolves.toMatchObject({ status: 'pending' });
    });
  });
});
