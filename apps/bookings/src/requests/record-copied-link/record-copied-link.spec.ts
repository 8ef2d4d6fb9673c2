import { approveRequest, getRequest, recordCopiedLink } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { commandsOf, owner } from '../../testing/commands-of';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

const email = 'request-approved';

describeEachDatabase('The link of an e-mail that an owner has copied', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const { command } = useRepeatableCommands(bookings);
  const entries = async (id: string) =>
    (await call(getRequest, { id })).history.filter(({ action }) => action === 'link-copied');

  it('is in the history of its request, with who has copied it', async () => {
    const { id } = await ask();
    await asOwner(recordCopiedLink, { id, email });
    expect(await entries(id)).toMatchObject([{ actor: owner, after: { email } }]);
  });

  it('changes nothing else, and is noted once by a repeated command', async () => {
    const { id } = await ask();
    await call(approveRequest, { id });
    const { history: _before, updatedAt: _at, ...before } = await call(getRequest, { id });
    await command('one', recordCopiedLink, { id, email });
    await command('one', recordCopiedLink, { id, email });
    expect(await call(getRequest, { id })).toMatchObject(before);
    expect(await entries(id)).toHaveLength(1);
  });

  it('is noted while the request changes', async () => {
    const { id } = await ask();
    await Promise.all([call(approveRequest, { id }), ...[1, 2, 3].map(() => call(recordCopiedLink, { id, email }))]);
    expect(await entries(id)).toHaveLength(3);
    expect(await call(getRequest, { id })).toMatchObject({ status: 'approved' });
  });

  onEmbeddedDatabase(() => {
    it('is refused for an unknown request', async () => {
      await expect(call(recordCopiedLink, { id: 'unknown', email })).rejects.toMatchObject({
        code: 'REQUEST_NOT_FOUND',
      });
    });
  });
});
