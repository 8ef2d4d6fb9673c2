import {
  getRequest,
  listGuestRequests,
  listMessages,
  listOwnMessages,
  listRequests,
  markMessagesRead,
  markOwnMessagesRead,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';
import { useThread } from '../testing/use-thread';

describeEachDatabase('Unread messages', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, stored } = bookings;
  const { tokenOf, fromGuest, fromOwner } = useThread(bookings);

  const later = () => clock.advance({ milliseconds: 1 });
  const forOwner = async (id: string) => {
    const listed = (await call(listRequests, {})).find((request) => request.id === id);
    const { unreadMessages } = await call(getRequest, { id });
    expect(listed?.unreadMessages).toBe(unreadMessages);
    return unreadMessages;
  };
  const forGuest = async (id: string) =>
    (await call(listGuestRequests, { token: await tokenOf({ id }) })).find((request) => request.id === id)
      ?.unreadMessages;

  it('are counted for the other side until it has seen them', async () => {
    const { id } = await ask();
    const token = await tokenOf({ id });
    await fromGuest({ id }, 'eins');
    later();
    const second = await fromGuest({ id }, 'zwei');
    later();
    const reply = await fromOwner({ id });
    expect([await forOwner(id), await forGuest(id)]).toEqual([2, 1]);
    await call(markMessagesRead, { id, last: second.id });
    expect([await forOwner(id), await forGuest(id)]).toEqual([undefined, 1]);
    await call(markOwnMessagesRead, { id, token, last: reply.id });
    expect(await forGuest(id)).toBeUndefined();
    expect((await call(listMessages, { id })).map(({ read }) => read)).toEqual([true, true, true]);
  });

  it('stay so when they came after the last one that was shown', async () => {
    const { id } = await ask();
    const seen = await fromGuest({ id }, 'eins');
    later();
    const unseen = await fromGuest({ id }, 'zwei');
    later();
    await fromGuest({ id }, 'drei');
    expect((await call(getRequest, { id })).unreadSince).toBe(seen.at);
    await call(markMessagesRead, { id, last: seen.id });
    expect((await call(listMessages, { id })).map(({ read }) => read)).toEqual([true, false, false]);
    expect((await call(listRequests, {})).find((request) => request.id === id)?.unreadSince).toBe(unseen.at);
  });

  onEmbeddedDatabase(() => {
    it('are absent from requests without any', async () => {
      const { id } = await ask();
      await ask();
      const [listed] = await call(listRequests, {});
      for (const key of ['unreadMessages', 'unreadSince']) {
        expect(listed).not.toHaveProperty(key);
        expect(await call(getRequest, { id })).not.toHaveProperty(key);
      }
    });

    it('stay so when they are only listed', async () => {
      const { id } = await ask();
      const token = await tokenOf({ id });
      await fromGuest({ id });
      await fromOwner({ id });
      const before = await stored.everything();
      await call(listMessages, { id });
      await call(listOwnMessages, { id, token });
      expect(await stored.everything()).toBe(before);
    });

    it('stay so for a foreign link, an unknown message and one of another request', async () => {
      const [{ id }, other] = [await ask(), await ask({ email: 'ben@mail.example' })];
      await fromOwner({ id });
      const elsewhere = await fromOwner(other);
      const before = await stored.everything();
      const foreign = { id, token: await tokenOf(other), last: elsewhere.id };
      await expect(call(markOwnMessagesRead, foreign)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      for (const last of ['unknown', elsewhere.id]) {
        await call(markOwnMessagesRead, { id, token: await tokenOf({ id }), last });
      }
      expect(await stored.everything()).toBe(before);
      await expect(call(markMessagesRead, { id: 'unknown', last: 'any' })).rejects.toMatchObject({
        code: 'REQUEST_NOT_FOUND',
      });
    });
  });
});
