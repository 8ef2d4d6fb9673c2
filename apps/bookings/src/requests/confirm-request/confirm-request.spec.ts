import {
  approveRequest,
  bookingApproved,
  bookingConfirmed,
  bookingGuestConfirmed,
  bookingRequested,
  confirmOwnRequest,
  confirmRequest,
  listRequests,
  moveBooking,
} from '@hearthstay/contracts';
import { lastDayToAct } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { RequestRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { commandsOf, owner } from '../../testing/commands-of';
import { testNow } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('Confirming a request', (database) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, statusTokenOf, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);

  it('returns the status of the request and no data of the guest', async () => {
    const token = await confirmTokenOf(await ask({ message: 'Hallo' }));
    expect(await call(confirmRequest, { token })).toEqual({
      status: 'pending',
      startDate: '2031-06-02',
      endDate: '2031-06-04',
    });
  });

  it('notifies the admins once and stores the time of the first confirmation', async () => {
    const token = await confirmTokenOf(await ask({ message: 'Hallo' }));
    await call(confirmRequest, { token });
    clock.advance({ days: 1 });
    await expect(call(confirmRequest, { token })).resolves.toMatchObject({ status: 'pending' });
    expect(await call(listRequests, {})).toEqual([
      expect.objectContaining({ guestConfirmedAt: testNow, updatedAt: testNow }),
    ]);
    expect(await eventsOf(bookingGuestConfirmed)).toEqual([
      expect.objectContaining({ name: 'Anna Ährenfeld', message: 'Hallo', propertyName: 'Property' }),
    ]);
  });

  it('makes an approved request a booking once, with a fresh status link', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    const token = await confirmTokenOf(request);
    clock.advance({ days: 1 });
    await expect(call(confirmRequest, { token })).resolves.toMatchObject({ status: 'confirmed' });
    clock.advance({ days: 1 });
    await expect(call(confirmRequest, { token })).resolves.toMatchObject({ status: 'confirmed' });
    const [confirmed] = await call(listRequests, {});
    expect(confirmed).toMatchObject({
      guestConfirmedAt: '2031-05-11T10:00:00.000Z',
      updatedAt: '2031-05-11T10:00:00.000Z',
    });
    expect(await eventsOf(bookingConfirmed)).toEqual([
      expect.objectContaining({
        requestId: request.id,
        statusLink: { token: expect.any(String), expiresAt: '2031-08-09T10:00:00.000Z' },
      }),
    ]);
  });

  it('keeps when the guest confirmed the pending request', async () => {
    const request = await ask();
    const token = await confirmTokenOf(request);
    await call(confirmRequest, { token });
    await call(approveRequest, { id: request.id });
    clock.advance({ days: 1 });
    await call(confirmRequest, { token });
    expect((await call(listRequests, {}))[0]).toMatchObject({ status: 'confirmed', guestConfirmedAt: testNow });
  });

  it('confirms no days that the guest has not seen, until they are shown', async () => {
    const { id } = await ask();
    await call(approveRequest, { id });
    const moved = { startDate: '2031-06-05', endDate: '2031-06-07' };
    await call(moveBooking, { id, ...moved });
    const token = await confirmTokenOf({ id });
    const own = { id, token: await statusTokenOf({ id }) };
    const refused = { code: 'BOOKING_CHANGED_MEANWHILE', content: { params: moved } };
    const before = await stored.everything();
    await expect(call(confirmRequest, { token })).rejects.toMatchObject(refused);
    for (const shown of ['2031-06-02/2031-06-04', '']) {
      await expect(call(confirmRequest, { token, shown })).rejects.toMatchObject(refused);
      await expect(call(confirmOwnRequest, { ...own, shown })).rejects.toMatchObject(refused);
    }
    expect(await stored.everything()).toEqual(before);
    const shown = '2031-06-05/2031-06-07';
    await expect(call(confirmRequest, { token, shown })).resolves.toMatchObject({ status: 'confirmed', ...moved });
    await expect(call(confirmRequest, { token })).resolves.toMatchObject({ status: 'confirmed', ...moved });
  });

  it('confirms no days that the booking gets while it is confirmed', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    const token = await confirmTokenOf(request);
    beforeCall(service().get(RequestRepository), 'confirm', () =>
      asOwner(moveBooking, { id: request.id, startDate: '2031-06-05', endDate: '2031-06-07' }),
    );
    await expect(call(confirmRequest, { token })).rejects.toMatchObject({ code: 'BOOKING_CHANGED_MEANWHILE' });
    expect(await call(listRequests, {})).toMatchObject([{ status: 'approved', startDate: '2031-06-05' }]);
    expect(await eventsOf(bookingConfirmed)).toEqual([]);
  });

  it('works by a link of 1.0.0, which names no days, unless the stay was moved', async () => {
    const [stays, moves] = [await ask(), await ask({ startDate: '2031-07-01', endDate: '2031-07-02' })];
    for (const { id } of [stays, moves]) await call(approveRequest, { id });
    await call(moveBooking, { id: moves.id, startDate: '2031-07-04', endDate: '2031-07-05' });
    await stored.collection('guest_links').updateMany({}, { $unset: { shown: 1 } });
    await expect(call(confirmRequest, { token: await confirmTokenOf(stays) })).resolves.toMatchObject({
      status: 'confirmed',
    });
    await expect(call(confirmRequest, { token: await confirmTokenOf(moves) })).rejects.toMatchObject({
      code: 'BOOKING_CHANGED_MEANWHILE',
    });
  });

  it('works by the link in the approval too', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    const [approved] = await eventsOf(bookingApproved);
    await expect(call(confirmRequest, { token: approved?.confirmLink.token ?? '' })).resolves.toMatchObject({
      status: 'confirmed',
    });
  });

  it('works by the status link, also after the confirm link has ended, and only for the guest of the link', async () => {
    const request = await ask();
    const bens = await ask({ email: 'ben@mail.example', startDate: '2031-06-20', endDate: '2031-06-21' });
    const requested = (await eventsOf(bookingRequested)).find(({ email }) => email === request.email);
    const token = requested?.statusLink.token ?? '';
    await call(approveRequest, { id: request.id });
    clock.advance({ days: 8 });
    const before = await stored.everything();
    await expect(call(confirmOwnRequest, { id: bens.id, token })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(confirmOwnRequest, { id: 'none', token })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    for (const wrong of ['wrong', requested?.confirmLink.token ?? '']) {
      await expect(call(confirmOwnRequest, { id: request.id, token: wrong })).rejects.toMatchObject({
        code: 'LINK_INVALID',
      });
    }
    expect(await stored.everything()).toBe(before);
    for (let times = 0; times < 2; times += 1) {
      await expect(call(confirmOwnRequest, { id: request.id, token })).resolves.toMatchObject({
        id: request.id,
        status: 'confirmed',
      });
    }
    expect(await eventsOf(bookingConfirmed)).toHaveLength(1);
  });

  it('works until the end of the day that the panel names', async () => {
    const request = await ask();
    const token = (await eventsOf(bookingRequested))[0]?.statusLink.token ?? '';
    await call(approveRequest, { id: request.id });
    clock.set(`${lastDayToAct(request)}T23:59:59.999+02:00`);
    const confirm = () => call(confirmOwnRequest, { id: request.id, token });
    await expect(confirm()).resolves.toMatchObject({ status: 'confirmed' });
    clock.advance({ milliseconds: 1 });
    await expect(confirm()).rejects.toMatchObject({ code: 'REQUEST_IN_PAST' });
  });

  it('refuses an invalid token and one of another purpose', async () => {
    await ask();
    const [requested] = await eventsOf(bookingRequested);
    const before = await stored.everything();
    for (const token of ['', 'wrong', requested?.statusLink.token ?? '']) {
      await expect(call(confirmRequest, { token })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    }
    expect(await stored.everything()).toBe(before);
  });

  it('works until the link expires, and not a moment longer', async () => {
    const token = await confirmTokenOf(await ask());
    clock.set('2031-05-17T10:00:00.000Z');
    const before = await stored.everything();
    await expect(call(confirmRequest, { token })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect(await stored.everything()).toBe(before);
    clock.advance({ milliseconds: -1 });
    await expect(call(confirmRequest, { token })).resolves.toMatchObject({ status: 'pending' });
  });
});
