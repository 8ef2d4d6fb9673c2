import {
  approveRequest,
  cancelRequest,
  changeGuest,
  declineRequest,
  enterBooking,
  getRequest,
  listGuestRequests,
  listMessages,
  listOwnMessages,
  messageFromGuest,
  messageFromOwner,
  sendMessageToGuest,
  sendMessageToOwner,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { testNow } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';
import { useThread } from '../testing/use-thread';

describeEachDatabase('A message', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, eventsOf, stored } = bookings;
  const { tokenOf, fromGuest, fromOwner } = useThread(bookings);
  const { command, twice } = useRepeatableCommands(bookings);

  it('of a guest reaches the owner, and the reply the guest, oldest first', async () => {
    const request = await ask({ locale: 'en' });
    const token = await tokenOf(request);
    const question = await fromGuest(request, ' Gibt es ein Kinderbett?\r\nUnd einen Hochstuhl? ');
    clock.advance({ milliseconds: 1 });
    const reply = await fromOwner(request, 'Beides!');
    expect(question).toEqual({
      id: expect.any(String),
      from: 'guest',
      text: 'Gibt es ein Kinderbett?\nUnd einen Hochstuhl?',
      at: testNow,
      read: false,
    });
    expect(reply).toMatchObject({ from: 'owner', by: 'owner@house.example', text: 'Beides!', read: false });
    const { by, ...withoutAddress } = reply;
    expect(await call(listMessages, { id: request.id })).toEqual([question, reply]);
    expect(await call(listOwnMessages, { id: request.id, token })).toEqual([question, withoutAddress]);
  });

  it('is sent once by a repeated command, with the same response', async () => {
    const request = await ask();
    const [first, second] = await twice(sendMessageToGuest, { id: request.id, text: 'Gern!' });
    expect(second).toEqual(first);
    const own = { id: request.id, token: await tokenOf(request), text: 'Danke!' };
    const sent = await command('another', sendMessageToOwner, own);
    expect(await command('another', sendMessageToOwner, own)).toEqual(sent);
    expect(await call(listMessages, { id: request.id })).toHaveLength(2);
    expect([await eventsOf(messageFromOwner), await eventsOf(messageFromGuest)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it('is sent once by two concurrent deliveries of one command', async () => {
    const request = await ask();
    const send = () => command('one', sendMessageToGuest, { id: request.id, text: 'Gern!' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await stored.all('request_messages')).toHaveLength(1);
  });

  onEmbeddedDatabase(() => {
    const refused = async (sent: Promise<unknown>, code: string) => {
      const before = await stored.all('request_messages');
      await expect(sent).rejects.toMatchObject({ code });
      expect(await stored.all('request_messages')).toEqual(before);
    };

    it('can be sent whatever became of the request', async () => {
      const [declined, cancelled] = [await ask(), await ask({ startDate: '2031-07-01', endDate: '2031-07-02' })];
      await call(declineRequest, { id: declined.id });
      await call(approveRequest, { id: cancelled.id });
      await call(cancelRequest, { id: cancelled.id });
      for (const request of [declined, cancelled]) {
        await expect(fromGuest(request)).resolves.toMatchObject({ from: 'guest' });
        await expect(fromOwner(request)).resolves.toMatchObject({ from: 'owner' });
      }
    });

    it('can be sent until 30 days after the last day', async () => {
      const request = await ask();
      const last = await tokenOf(request);
      clock.set('2031-07-04T21:59:59.000Z');
      await fromGuest(request);
      await fromOwner(request);
      clock.set('2031-07-04T22:00:00.000Z');
      await refused(call(sendMessageToOwner, { id: request.id, token: last, text: 'Hallo?' }), 'THREAD_ENDED');
      await refused(fromOwner(request), 'THREAD_ENDED');
      expect(await call(listMessages, { id: request.id })).toHaveLength(2);
    });

    it.each(['', ' \n ', '\u200b\u200b', '\u200d', '\ufe0f', '\u2060\u00ad'])(
      'of nothing that can be seen is refused: %j',
      async (text) => {
        const request = await ask();
        const details = { content: { fields: [{ field: 'text', code: 'MESSAGE_REQUIRED' }] } };
        await expect(fromGuest(request, text)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', ...details });
        await expect(fromOwner(request, text)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', ...details });
        expect(await stored.all('request_messages')).toEqual([]);
      },
    );

    it('has 2,000 characters at most, without those that nobody sees', async () => {
      const request = await ask();
      const longest = `${'a'.repeat(1_999)}\u200b`;
      await expect(fromGuest(request, `${longest}b`)).resolves.toMatchObject({ text: `${'a'.repeat(1_999)}b` });
      await expect(fromGuest(request, 'a'.repeat(2_001))).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        content: { fields: [{ field: 'text', code: 'THREAD_MESSAGE_TOO_LONG' }] },
      });
    });

    it('keeps emoji, quotes and tags as they were typed', async () => {
      const text = '👩‍👧 „ja“ <script>alert(1)</script> {{name}}';
      expect((await fromGuest(await ask(), text)).text).toBe(text);
    });

    it('is for the guest of the request alone', async () => {
      const [annas, bens] = [await ask(), await ask({ email: 'ben@mail.example' })];
      const token = await tokenOf(bens);
      const own = { id: annas.id, token, text: 'Hallo' };
      await refused(call(sendMessageToOwner, own), 'FORBIDDEN');
      await expect(call(listOwnMessages, own)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await refused(call(sendMessageToOwner, { ...own, token: 'wrong' }), 'LINK_INVALID');
      await refused(call(sendMessageToOwner, { ...own, id: 'unknown' }), 'REQUEST_NOT_FOUND');
      await refused(call(sendMessageToGuest, { id: 'unknown', text: 'Hallo' }), 'REQUEST_NOT_FOUND');
      await expect(call(listMessages, { id: 'unknown' })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    });

    it('goes to the present address of a guest, and no more to the former one', async () => {
      const request = await ask();
      const former = await tokenOf(request);
      await call(changeGuest, { id: request.id, email: 'anna@new.example' });
      await fromOwner(request);
      expect((await eventsOf(messageFromOwner)).map(({ email }) => email)).toEqual(['anna@new.example']);
      await expect(call(listOwnMessages, { id: request.id, token: former })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });

    it('cannot reach a guest without an address', async () => {
      const entered = await call(enterBooking, {
        name: 'Ben',
        startDate: '2031-06-02',
        endDate: '2031-06-04',
        status: 'approved',
      });
      await refused(fromOwner(entered), 'GUEST_WITHOUT_EMAIL');
      await call(changeGuest, { id: entered.id, email: 'ben@mail.example' });
      await expect(fromOwner(entered)).resolves.toMatchObject({ from: 'owner' });
    });

    it('is told to the other side with the stay and, to the guest, with a fresh link', async () => {
      const request = await ask({ locale: 'en' });
      await fromGuest(request);
      await fromOwner(request, 'Beides!');
      const [toOwner] = await eventsOf(messageFromGuest);
      expect(toOwner).toMatchObject({ requestId: request.id, name: request.name, text: 'Gibt es ein Kinderbett?' });
      expect(toOwner).not.toHaveProperty('statusLink');
      const [toGuest] = await eventsOf(messageFromOwner);
      expect(toGuest).toMatchObject({ requestId: request.id, email: request.email, locale: 'en', text: 'Beides!' });
      const listed = await call(listGuestRequests, { token: toGuest?.statusLink.token ?? '' });
      expect(listed.map(({ id }) => id)).toEqual([request.id]);
      expect(toGuest?.statusLink.token).not.toBe(await tokenOf(request));
    });

    it('is not part of the history, which never loses an entry', async () => {
      const request = await ask();
      await fromOwner(request, 'Geheimnis');
      expect((await call(getRequest, { id: request.id })).history.map(({ action }) => action)).toEqual(['created']);
    });
  });
});
