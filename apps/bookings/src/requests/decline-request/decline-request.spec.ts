import { bookingDeclined, declineRequest, getRequestHistory } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('Declining a request', (database) => {
  const { ask, call, eventsOf, stored } = useBookings(database);

  it('tells the guest a word of the owner, and keeps it in the history', async () => {
    const { id } = await ask();
    await call(declineRequest, { id, note: 'Leider renovieren wir.' });
    expect(await eventsOf(bookingDeclined)).toEqual([
      expect.objectContaining({ requestId: id, note: 'Leider renovieren wir.' }),
    ]);
    expect((await call(getRequestHistory, { id })).at(-1)).toMatchObject({
      action: 'declined',
      after: { status: 'declined', note: 'Leider renovieren wir.' },
    });
  });

  it('is refused with a word that is too long, and changes nothing', async () => {
    const { id } = await ask();
    const before = await stored.everything();
    await expect(call(declineRequest, { id, note: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      content: { fields: [{ field: 'note', code: 'MESSAGE_TOO_LONG' }] },
    });
    expect(await stored.everything()).toBe(before);
  });
});
