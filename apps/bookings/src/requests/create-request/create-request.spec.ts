import { bookingRequested, createRequest, listRequests } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { ZodOptional } from 'zod';
import { testNow } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('Requesting days', (database) => {
  const { ask, call, clock, eventsOf, stored } = useBookings(database);

  it('creates a pending request with the fields of the guest, and holds no days', async () => {
    const message = 'Grüße, "wir" kommen zu zweit 🏡\nBis bald';
    const request = await ask({ email: ' Anna@Mail.Example', message, locale: 'en' });
    expect(request).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Anna Ährenfeld',
      email: 'anna@mail.example',
      startDate: '2031-06-02',
      endDate: '2031-06-04',
      message,
      status: 'pending',
      createdAt: testNow,
      updatedAt: testNow,
      guestConfirmedAt: null,
      cancellationReason: null,
      locale: 'en',
    });
    expect(await call(listRequests, {})).toEqual([request]);
    expect(await stored.all('occupied_days')).toEqual([]);
  });

  it('records one event with a confirm link and a status link, whose tokens are stored nowhere else', async () => {
    const request = await ask({ message: 'Hallo' });
    const [event, ...more] = await eventsOf(bookingRequested);
    expect(more).toEqual([]);
    expect(event).toEqual({
      requestId: request.id,
      name: request.name,
      email: request.email,
      startDate: request.startDate,
      endDate: request.endDate,
      message: 'Hallo',
      locale: 'de',
      createdAt: testNow,
      propertyName: 'Property',
      confirmLink: { token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: '2031-05-17T10:00:00.000Z' },
      statusLink: { token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: '2031-08-08T10:00:00.000Z' },
    });
    const links = JSON.stringify(await stored.all('guest_links'));
    expect(links).not.toContain(event?.confirmLink.token);
    expect(links).not.toContain(event?.statusLink.token);
  });

  it('treats an empty message as none', async () => {
    expect((await ask({ message: '  ' })).message).toBeNull();
  });

  it('accepts requests of several guests for the same days', async () => {
    await ask();
    await expect(ask({ email: 'ben@mail.example' })).resolves.toMatchObject({ status: 'pending' });
  });

  it.each([
    ['a day that does not exist', { startDate: '2031-02-30' }, { code: 'VALIDATION_FAILED' }],
    ['a range the wrong way round', { endDate: '2031-06-01' }, { code: 'VALIDATION_FAILED' }],
    ['a name that is too short', { name: ' A ' }, { code: 'VALIDATION_FAILED' }],
    ['a day before today', { startDate: '2031-05-09', endDate: '2031-05-10' }, { code: 'DATES_IN_PAST' }],
    ['more days than allowed', { endDate: '2031-06-09' }, { code: 'MAX_CONSECUTIVE_DAYS', params: { count: 7 } }],
    [
      'a day too far ahead',
      { startDate: '2032-05-09', endDate: '2032-05-10' },
      { code: 'MAX_ADVANCE_DAYS', params: { count: 365 } },
    ],
  ])('refuses %s and stores nothing', async (_what, fields, { code, ...content }) => {
    const before = await stored.everything();
    await expect(ask(fields)).rejects.toMatchObject({ code, content });
    expect(await stored.everything()).toBe(before);
  });

  it('refuses days that are taken, also in between, and stores nothing', async () => {
    await database
      .connection()
      .collection<{ _id: string; blockIds: string[] }>('occupied_days')
      .insertOne({ _id: '2031-06-03', blockIds: [] });
    const before = await stored.everything();
    await expect(ask()).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
    expect(await stored.everything()).toBe(before);
    await expect(ask({ startDate: '2031-06-04' })).resolves.toMatchObject({ status: 'pending' });
  });

  it('refuses fields of wrong types', async () => {
    const before = await stored.everything();
    const malicious = { email: { $ne: null }, startDate: { $gt: '' } } as unknown as Parameters<typeof ask>[0];
    await expect(ask(malicious)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      content: {
        fields: [
          { field: 'email', code: 'WRONG_TYPE' },
          { field: 'startDate', code: 'WRONG_TYPE' },
        ],
      },
    });
    expect(await stored.everything()).toBe(before);
  });

  it('uses the date at the property', async () => {
    clock.set('2031-05-10T22:30:00Z');
    const today = { startDate: '2031-05-11', endDate: '2031-05-11' };
    await expect(ask({ startDate: '2031-05-10', endDate: '2031-05-10' })).rejects.toMatchObject({
      code: 'DATES_IN_PAST',
      content: { params: { today: '2031-05-11' } },
    });
    await expect(ask(today)).resolves.toMatchObject(today);
  });

  it('returns the fields of the contract, and none of the storage', async () => {
    const request = await ask();
    const named = Object.entries(createRequest.response.shape).filter(([, field]) => !(field instanceof ZodOptional));
    expect(Object.keys(request).sort()).toEqual(named.map(([name]) => name).sort());
  });
});
