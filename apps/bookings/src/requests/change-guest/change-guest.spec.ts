import {
  approveRequest,
  bookingApproved,
  bookingEntered,
  bookingRequested,
  cancelRequest,
  changeGuest,
  confirmRequest,
  declineRequest,
  enterBooking,
  getRequest,
  guestAccessRequested,
  listGuestRequests,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { RequestClaims } from '../../availability';
import { claimGrace, ReleaseOrphanedClaims } from '../../availability/release-orphaned-claims/release-orphaned-claims';
import { RequestDetailsRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { commandsOf, owner } from '../../testing/commands-of';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('What is known of a guest', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const { command } = useRepeatableCommands(bookings);
  const approved = async () => call(approveRequest, { id: (await ask()).id });
  const namesOnDays = async () => (await stored.all('occupied_days')).map(({ guestName }) => guestName as string);

  it('loses what an empty text replaces', async () => {
    const { id } = await ask();
    await call(changeGuest, { id, phone: '0170 1234567', privateNote: 'Stammgast' });
    const changed = await call(changeGuest, { id, phone: '', privateNote: ' ' });
    expect(changed).not.toHaveProperty('phone');
    expect(await call(getRequest, { id })).not.toHaveProperty('privateNote');
  });

  it('is the name on the days of the booking, too', async () => {
    const { id } = await approved();
    await call(changeGuest, { id, name: 'Anna Neu' });
    expect(await namesOnDays()).toEqual(['Anna Neu', 'Anna Neu', 'Anna Neu']);
  });

  it('reaches the days of the booking after a crash, too', async () => {
    const { id } = await approved();
    const rename = jest.spyOn(service().get(RequestClaims), 'rename').mockRejectedValueOnce(new Error('crash'));
    await call(changeGuest, { id, name: 'Anna Neu' }).catch(() => undefined);
    rename.mockRestore();
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseOrphanedClaims).run();
    expect(await namesOnDays()).toEqual(['Anna Neu', 'Anna Neu', 'Anna Neu']);
  });

  it('is changed once by a repeated command', async () => {
    const { id } = await ask();
    await command('one', changeGuest, { id, name: 'Anna Neu' });
    const before = await stored.everything();
    await expect(command('one', changeGuest, { id, name: 'Anna Neu' })).resolves.toMatchObject({ name: 'Anna Neu' });
    expect(await stored.everything()).toBe(before);
  });

  it('keeps both of two concurrent changes', async () => {
    const { id } = await ask();
    await Promise.all([call(changeGuest, { id, name: 'Anna Neu' }), call(changeGuest, { id, phone: '0170 1234567' })]);
    expect(await call(getRequest, { id })).toMatchObject({ name: 'Anna Neu', phone: '0170 1234567' });
  });

  it('has a history without gaps when both change the same', async () => {
    const { id, name } = await ask();
    beforeCall(service().get(RequestDetailsRepository), 'changeGuest', () => {
      clock.advance({ milliseconds: 1 });
      return command('of somebody else', changeGuest, { id, name: 'Anna Neu' });
    });
    await call(changeGuest, { id, name: 'Anna Neuer' });
    const changes = (await call(getRequest, { id })).history.filter(({ action }) => action === 'guest-changed');
    expect(changes).toMatchObject([
      { before: { name }, after: { name: 'Anna Neu' } },
      { before: { name: 'Anna Neu' }, after: { name: 'Anna Neuer' } },
    ]);
  });

  it('ends links to a former address, and sends new ones to a guest who has to confirm', async () => {
    const request = await ask();
    const token = await confirmTokenOf(request);
    const { statusLink } = (await eventsOf(bookingRequested))[0]!;
    await call(approveRequest, { id: request.id });
    await call(changeGuest, { id: request.id, email: 'anna.neu@mail.example' });
    await expect(call(confirmRequest, { token })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect(await call(listGuestRequests, { token: statusLink.token })).toEqual([]);
    const sent = (await eventsOf(bookingApproved)).at(-1)!;
    expect(sent.email).toBe('anna.neu@mail.example');
    await expect(call(confirmRequest, { token: sent.confirmLink.token })).resolves.toMatchObject({
      status: 'confirmed',
    });
    expect(await call(listGuestRequests, { token: sent.statusLink.token })).toHaveLength(1);
  });

  describe('of a booking that the owner has entered', () => {
    const byPhone = {
      name: 'Herr Öztürk',
      startDate: '2031-06-02',
      endDate: '2031-06-04',
      status: 'approved',
    } as const;
    const told = { ...byPhone, email: 'alt@mail.example', notify: true };

    it.each([
      ['there is nothing to confirm', { ...byPhone, status: 'confirmed' as const }],
      ['the guest had no address', byPhone],
      ['the owner has not told the guest', { ...told, notify: false }],
    ])('sends nothing when %s', async (_why, booking) => {
      const { id } = await call(enterBooking, booking);
      await call(changeGuest, { id, email: 'oe@mail.example' });
      expect(await stored.events()).toEqual([]);
    });

    it('replaces the link of a guest who was told, with the same e-mail', async () => {
      const booking = await call(enterBooking, told);
      const former = await confirmTokenOf(booking);
      await call(changeGuest, { id: booking.id, email: 'oe@mail.example' });
      const sent = await eventsOf(bookingEntered);
      expect(sent.map(({ email }) => email)).toEqual([told.email, 'oe@mail.example']);
      expect(await stored.events()).toHaveLength(2);
      await expect(call(confirmRequest, { token: former })).rejects.toMatchObject({ code: 'LINK_INVALID' });
      const token = sent.at(-1)!.confirmLink!.token;
      await expect(call(confirmRequest, { token })).resolves.toMatchObject({ status: 'confirmed' });
    });

    it('replaces an expired link as long as the one to the requests is valid', async () => {
      const { id } = await call(enterBooking, told);
      clock.advance({ days: 8 });
      await call(changeGuest, { id, email: 'oe@mail.example' });
      const [sent] = await eventsOf(guestAccessRequested);
      expect(sent).toMatchObject({ email: 'oe@mail.example', toConfirm: { startDate: told.startDate } });
      const token = sent!.toConfirm!.confirmLink.token;
      await expect(call(confirmRequest, { token })).resolves.toMatchObject({ status: 'confirmed' });
    });
  });

  onEmbeddedDatabase(() => {
    it.each([
      ['an empty name', { name: ' ' }],
      ['half an address', { email: 'oe@' }],
      ['no address', { email: '' }],
      ['a long note', { privateNote: 'x'.repeat(501) }],
      ['a wrong number', { phone: 'call me' }],
      ['nobody', { adults: 0 }],
    ])('is not changed to %s', async (_what, fields) => {
      const { id } = await ask();
      const before = await stored.everything();
      await expect(call(changeGuest, { id, ...fields })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(await stored.everything()).toBe(before);
    });

    it('is none of an unknown request', async () => {
      await expect(call(changeGuest, { id: 'x', name: 'Anna' })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
      await expect(call(getRequest, { id: 'x' })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    });

    it('is changed at any time, with the values before and after in the history', async () => {
      const { id } = await ask();
      await call(declineRequest, { id });
      const changed = await asOwner(changeGuest, {
        id,
        name: 'Anna Neu',
        phone: '0170 1234567',
        arrivalTime: '16:30',
        privateNote: 'Stammgast',
      });
      expect(changed).toMatchObject({ name: 'Anna Neu', phone: '0170 1234567', arrivalTime: '16:30' });
      const page = await call(getRequest, { id });
      expect(page.privateNote).toBe('Stammgast');
      expect(page.history.at(-1)).toMatchObject({
        action: 'guest-changed',
        actor: owner,
        before: { name: 'Anna Ährenfeld' },
        after: { name: 'Anna Neu', phone: '0170 1234567', arrivalTime: '16:30', privateNote: 'Stammgast' },
      });
    });

    it('stays as it is, without an entry, when nothing differs', async () => {
      const { id } = await ask();
      const before = await stored.everything();
      await call(changeGuest, { id, name: 'Anna Ährenfeld', phone: '' });
      expect(await stored.everything()).toBe(before);
    });

    it('sends a guest who has not confirmed the request yet the first e-mail again', async () => {
      const { id } = await ask();
      await call(changeGuest, { id, email: 'anna.neu@mail.example' });
      expect((await eventsOf(bookingRequested)).map(({ email }) => email)).toEqual([
        'anna@mail.example',
        'anna.neu@mail.example',
      ]);
    });

    it('has the link to the requests at a new address, too, when there is nothing to confirm', async () => {
      const { id } = await ask();
      await call(confirmRequest, { token: await confirmTokenOf({ id }) });
      await call(changeGuest, { id, email: 'waiting@mail.example' });
      await call(approveRequest, { id });
      await call(confirmRequest, { token: (await eventsOf(bookingApproved))[0]!.confirmLink.token });
      await call(changeGuest, { id, email: 'booked@mail.example' });
      await call(cancelRequest, { id, evenConfirmed: true });
      await call(changeGuest, { id, email: 'cancelled@mail.example' });
      const sent = await eventsOf(guestAccessRequested);
      expect(sent).toMatchObject([
        { email: 'waiting@mail.example', isNewAddress: true, toConfirm: null },
        { email: 'booked@mail.example', isNewAddress: true, toConfirm: null },
      ]);
    });

    it('is on the page of the booking, with the other requests of the address', async () => {
      const earlier = await ask();
      clock.advance({ days: 1 });
      const { id } = await ask({ startDate: '2031-07-02', endDate: '2031-07-04' });
      expect(await call(getRequest, { id })).toMatchObject({
        id,
        source: 'guest',
        otherRequests: [{ id: earlier.id, startDate: '2031-06-02', endDate: '2031-06-04', status: 'pending' }],
        history: [{ action: 'created' }],
      });
    });
  });
});
