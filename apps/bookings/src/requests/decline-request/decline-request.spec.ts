import { bookingDeclined, declineRequest, getRequest, getRequestHistory, undoDecision } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { RequestRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('Declining a request', (database) => {
  const bookings = useBookings(database);
  const { ask, call, eventsOf, service, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);

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

  it('is not carried out once more by a late copy of the command after it was undone', async () => {
    const { id } = await ask();
    beforeCall(service().get(RequestRepository), 'decline', async () => {
      await command('the-same', declineRequest, { id });
      await command('of somebody else', undoDecision, { id });
    });
    await command('the-same', declineRequest, { id });
    expect(await call(getRequest, { id })).toMatchObject({ status: 'pending' });
    expect(await eventsOf(bookingDeclined)).toEqual([]);
  });
});
