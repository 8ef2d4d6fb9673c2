import {
  addToWhitelist,
  approveRequest,
  changeGuest,
  confirmRequest,
  createRequest,
  declineRequest,
  enterBooking,
  eraseGuest,
  exportGuest,
  findGuestData,
  getRequest,
  getRequestHistory,
  guestDetailsSchema,
  guestErased,
  listPrivacyRecords,
  makeOffer,
  pricesSection,
  recordPayment,
  removeFromWhitelist,
  sendMessageToGuest,
  sendMessageToOwner,
  type PayloadOf,
} from '@hearthstay/contracts';
import { saltedHash } from '@hearthstay/access';
import { describeEachDatabase } from '@hearthstay/testing';
import { commandsOf, owner } from '../../testing/commands-of';
import { prices, total } from '../../testing/priced-stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';
import { PrivacyRecordRepository } from '../persistence/privacy-record.repository';
import { FinishErasures } from './finish-erasures';

const email = 'anna@mail.example';
/** What says who the guest is: every field but the language. A new one has to be set by this test. */
const guestFields = guestDetailsSchema.omit({ locale: true }).keyof().options;
const house = { ...prices, payTo: { ...prices.payTo, name: 'Petra Haus' } };
const secrets = [
  ...['nna', 'hrenfeld', '0170', 'Bello', 'Stammgast', 'Vater', 'Schlüssel', 'Tante', 'Kinder', 'Liebe', 'lieber'],
];

describeEachDatabase('Erasing a guest', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { anna, ask, call, clock, confirmTokenOf, service, statusTokenOf, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const { twice } = useRepeatableCommands(bookings);
  const records = async () => (await stored.all('privacy_records')) as unknown as Record<string, unknown>[];
  /** As a backup has them. */
  const allCollections = async () => {
    const all = await database.connection().listCollections();
    return JSON.stringify(await Promise.all(all.map(({ name }) => stored.collection(name).find().toArray())));
  };
  const payloadOf = async () => {
    const [record] = await records();
    const [event] = record?.['outbox'] as { name: string; payload: PayloadOf<typeof guestErased> }[];
    expect(event?.name).toBe(guestErased.name);
    return event!.payload;
  };

  /** A past stay with everything that can be known of a guest. */
  const stayed = async () => {
    await call(pricesSection.replace, pricesSection.schema.parse(house));
    const request = await ask({ message: 'Mit Hund Bello', quotedTotal: total, adults: 2 });
    const { id } = request;
    const token = await statusTokenOf(request);
    await call(sendMessageToOwner, { id, token, text: 'Kommt die Tante mit?' });
    clock.advance({ milliseconds: 1 });
    await call(sendMessageToGuest, { id, text: 'Der Schlüssel liegt bereit.' });
    await asOwner(changeGuest, {
      ...{ id, phone: '0170 1234567', arrivalTime: '23:57', privateNote: 'Stammgast', name: 'Anna Ährenfeld-Neu' },
    });
    await call(approveRequest, { id, note: 'Liebe Anna' });
    await call(recordPayment, {
      id,
      payment: { kind: 'deposit', amount: 64_00, date: '2031-05-10', note: 'vom Vater' },
    });
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    await call(addToWhitelist, { email, notes: 'Annas Kinder' });
    clock.set('2031-06-05T10:00:00Z');
    return request;
  };

  it('leaves days, persons, price and payments, and nothing of the guest', async () => {
    const { id } = await stayed();
    const before = await call(getRequest, { id });
    for (const field of guestFields) expect([field, before[field]]).toEqual([field, expect.any(String)]);
    const record = await asOwner(eraseGuest, { email });
    for (const field of guestFields) expect((await call(getRequest, { id }))[field] ?? '').toBe('');
    const { status, startDate, endDate, quote, payment } = before;
    expect(await call(getRequest, { id })).toMatchObject({
      ...{ status, startDate, endDate, quote, name: '', email: null, message: null },
      payment: { ...payment, payments: payment?.payments.map((one) => ({ ...one, note: null })) },
      erasedAt: '2031-06-05T10:00:00.000Z',
    });
    const left = await allCollections();
    for (const secret of secrets) expect(left).not.toContain(secret);
    expect(left).not.toContain(email);
    expect((await call(getRequestHistory, { id })).map(({ action }) => action)).toEqual([
      ...['created', 'guest-changed', 'approved', 'payment-recorded', 'confirmed', 'erased'],
    ]);
    expect(record).toEqual({
      id: expect.any(String),
      kind: 'erasure',
      at: '2031-06-05T10:00:00.000Z',
      by: owner,
      address: 'a…@m….example',
      receipts: [
        {
          service: 'bookings',
          at: '2031-06-05T10:00:00.000Z',
          found: { requests: 1, messages: 2, links: expect.any(Number), whitelist: 1 },
        },
        { service: 'notifications' },
      ],
    });
    expect(await call(findGuestData, { email })).toEqual({ found: {}, requestIds: [] });
  });

  it('ends what waits for somebody, and frees the days of an offer', async () => {
    const { id } = await ask();
    await call(makeOffer, { id, startDate: '2031-07-02', endDate: '2031-07-04', hold: true, note: 'Liebe Anna' });
    expect(await stored.all('occupied_days')).toHaveLength(3);
    await call(eraseGuest, { email });
    expect(await stored.all('occupied_days')).toEqual([]);
    expect(await call(getRequest, { id })).toMatchObject({ status: 'cancelled', name: '' });
    const other = await ask({
      email: 'berta@mail.example',
      name: 'Berta',
      startDate: '2031-07-02',
      endDate: '2031-07-04',
    });
    expect(await call(approveRequest, { id: other.id })).toMatchObject({ status: 'approved' });
  });

  it('forgets a former address of a guest who has another one now', async () => {
    const { id } = await ask();
    await asOwner(changeGuest, { id, email: 'berta@mail.example', name: 'Berta Neu' });
    await call(approveRequest, { id });
    await call(eraseGuest, { email });
    expect(await call(getRequest, { id })).toMatchObject({ name: 'Berta Neu', email: 'berta@mail.example' });
    expect(await stored.everything()).not.toContain(email);
    expect(JSON.stringify(await call(getRequestHistory, { id }))).not.toContain('hrenfeld');
  });

  it('leaves other guests as they are', async () => {
    await stayed();
    const berta = await ask({
      email: 'berta@mail.example',
      name: 'Berta',
      startDate: '2031-07-02',
      endDate: '2031-07-04',
      quotedTotal: total,
    });
    const entered = await call(enterBooking, {
      name: 'Carla',
      startDate: '2031-08-02',
      endDate: '2031-08-04',
      status: 'approved',
    });
    const before = await Promise.all([berta.id, entered.id].map((id) => call(getRequest, { id })));
    await call(eraseGuest, { email });
    expect(await Promise.all([berta.id, entered.id].map((id) => call(getRequest, { id })))).toEqual(before);
  });

  it('erases also a guest who was on the list of invited guests only', async () => {
    const { id } = await call(addToWhitelist, { email, notes: 'Tante' });
    await call(removeFromWhitelist, { id });
    expect(await call(eraseGuest, { email })).toMatchObject({ receipts: [{ found: { whitelist: 1 } }, {}] });
    expect(await stored.all('whitelist')).toEqual([]);
  });

  it('is carried out once by a repeated command', async () => {
    const { id } = await ask();
    await call(declineRequest, { id });
    const [first, second] = await twice(eraseGuest, { email });
    expect(second).toEqual(first);
    expect(await call(listPrivacyRecords, {})).toHaveLength(1);
  });

  it('is finished by any instance after an interruption, though nobody knows the address any more', async () => {
    await stayed();
    const repository = service().get(PrivacyRecordRepository);
    const complete = jest.spyOn(repository, 'complete').mockRejectedValueOnce(new Error('killed'));
    await expect(call(eraseGuest, { email })).rejects.toThrow();
    complete.mockRestore();
    const links = { _id: 'left', purpose: 'status', email, createdAt: new Date(), expiresAt: new Date('2032-01-01') };
    await database
      .connection()
      .collection('guest_links')
      .insertOne(links as never);
    clock.advance({ milliseconds: 60_000 });
    await service().get(FinishErasures).run();
    expect(await stored.everything()).not.toContain(email);
    expect(await call(listPrivacyRecords, {})).toMatchObject([{ receipts: [{ at: clock.now().toISOString() }, {}] }]);
  });

  onEmbeddedDatabase(() => {
    it('tells the other services, without saying who it was', async () => {
      const { id } = await stayed();
      await call(eraseGuest, { email });
      const { salt, addressHash, nameHashes, requestIds } = await payloadOf();
      expect(requestIds).toEqual([id]);
      expect(addressHash).toBe(saltedHash(email, salt));
      expect(nameHashes).toEqual([saltedHash('Anna Ährenfeld-Neu', salt)]);
    });

    it('is refused while a stay lies ahead, and changes nothing', async () => {
      const { id } = await ask();
      await call(approveRequest, { id });
      clock.set('2031-06-04T10:00:00Z');
      expect(await call(findGuestData, { email })).toMatchObject({ stayUntil: '2031-06-04' });
      const before = await stored.everything();
      await expect(call(eraseGuest, { email })).rejects.toMatchObject({ code: 'GUEST_STAY_AHEAD' });
      expect(await stored.everything()).toBe(before);
      expect(await call(listPrivacyRecords, {})).toEqual([]);
    });

    it('lets the guest ask again, as somebody new', async () => {
      await ask();
      await call(eraseGuest, { email });
      expect(await call(createRequest, anna)).toMatchObject({ name: anna.name, status: 'pending' });
      expect(await call(findGuestData, { email })).toMatchObject({ found: { requests: 1 } });
    });

    it('keeps nothing that identifies the guest once every service is done', async () => {
      await ask();
      const { id } = await call(eraseGuest, { email });
      expect((await records())[0]).toHaveProperty('guest');
      await service()
        .get(PrivacyRecordRepository)
        .complete(id, 'notifications', { at: clock.now(), found: { emails: 2 } });
      expect((await records())[0]).not.toHaveProperty('guest');
      expect(await call(listPrivacyRecords, {})).toMatchObject([
        { receipts: [{ service: 'bookings' }, { service: 'notifications', found: { emails: 2 } }] },
      ]);
    });

    it('exports everything before, and puts that on record', async () => {
      const { id } = await stayed();
      const exported = await asOwner(exportGuest, { email });
      expect(exported).toMatchObject({
        requests: [
          {
            ...{ id, email, message: 'Mit Hund Bello', phone: '0170 1234567', privateNote: 'Stammgast' },
            messages: [{ text: 'Kommt die Tante mit?' }, { text: 'Der Schlüssel liegt bereit.' }],
            payment: { payments: [{ note: 'vom Vater' }] },
          },
        ],
        whitelist: { email, notes: 'Annas Kinder', isInvited: true },
      });
      expect(exported.requests[0]?.history).toHaveLength(5);
      expect(exported.links.length).toBeGreaterThan(1);
      expect(await call(listPrivacyRecords, {})).toMatchObject([
        { kind: 'export', by: owner, address: 'a…@m….example', receipts: [] },
      ]);
      expect(JSON.stringify(await records())).not.toContain(email);
    });
  });
});
