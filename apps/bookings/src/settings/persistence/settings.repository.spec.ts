import { getPublicSettings, updateSettings } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('Stored settings without a field that a later version has added', (database) => {
  const bookings = useBookings(database);
  const { call, stored } = bookings;
  const { twice } = useRepeatableCommands(bookings);
  const storedSettings = async () => (await stored.all('settings'))[0];

  beforeEach(async () => {
    await database
      .connection()
      .collection('settings')
      .updateOne({}, { $unset: { showGuestNames: 1 } });
  });

  it('have its default value', async () => {
    expect(await call(getPublicSettings, {})).toMatchObject({ propertyName: 'Property', showGuestNames: true });
  });

  it('have its default value after a change of others, and still do not store it', async () => {
    const expected = expect.objectContaining({ propertyName: 'Haus am See', showGuestNames: true });
    expect(await twice(updateSettings, { propertyName: 'Haus am See' })).toEqual([expected, expected]);
    expect(await storedSettings()).not.toHaveProperty('showGuestNames');
  });

  it('store it when it changes, which the history tells from its default value on', async () => {
    expect(await call(updateSettings, { showGuestNames: false })).toMatchObject({ showGuestNames: false });
    expect(await storedSettings()).toMatchObject({
      showGuestNames: false,
      history: [{ before: { showGuestNames: true }, after: { showGuestNames: false } }],
    });
  });
});
