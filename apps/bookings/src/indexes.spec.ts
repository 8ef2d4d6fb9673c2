import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import { useBookings } from './testing/use-bookings';

const documents = Array.from({ length: 400 }, (_, n) => ({
  email: `guest-${n}@mail.example`,
  claimId: `claim-${n}`,
  status: 'approved',
  createdAt: new Date(2031, 0, 1, 0, n),
  idempotency: { key: `key-${n}`, body: '' },
  ...(n < 5 && { proposal: { by: 'owner', claimId: `hold-${n}`, validUntil: '2031-06-02', endDate: '2031-06-02' } }),
  ...(n < 5 && { paymentTerms: { reference: `HS-${n}`, balanceDueDaysBefore: n } }),
  updatedAt: new Date(2031, 0, 1, 0, n),
  ...(n < 5 && { history: [{ action: 'guest-changed', before: { email: `former-${n}@mail.example` } }] }),
  ...(n < 5 && { rivalsToDecline: { commandId: `command-${n}`, ids: ['another'] } }),
}));

describeEachDatabase('The queries of bookings', (database) => {
  useBookings(database);
  const collection = (name: string) => database.connection().collection(name);

  beforeEach(async () => {
    await collection('booking_requests').insertMany(documents.map((one, n) => ({ ...one, _id: `${n}` as never })));
    const pending = { status: 'pending', guestConfirmedAt: new Date(), endDate: '2031-06-02' };
    await collection('booking_requests').insertOne({ ...pending, _id: 'pending' as never });
    const links = documents.map(({ email }, n) => ({ _id: `hash-${n}`, email, commandId: `command-${n}` }));
    await collection('guest_links').insertMany(links as never[]);
    const messages = documents.map((_, n) => ({
      _id: `${n}` as never,
      requestId: `request-${n}`,
      from: 'guest',
      at: new Date(2031, 0, 1, 0, n),
      commandId: `command-${n}`,
      ...(n < 5 && { unread: true }),
    }));
    await collection('request_messages').insertMany(messages);
    await collection('whitelist').insertMany(documents.map(({ email }, n) => ({ _id: `${n}` as never, email })));
    await collection('rate_limits').insertMany(documents.map(({ email }) => ({ key: email, points: 1 })));
  });

  it.each([
    ['booking_requests', { email: 'guest-7@mail.example' }, { createdAt: -1 }, 'email_1_createdAt_-1'],
    ['booking_requests', { claimId: { $in: ['claim-7', 'claim-8'] }, status: 'approved' }, {}, 'claimId_1'],
    ['booking_requests', { status: 'declined', updatedAt: { $lte: new Date(2031, 0, 1) } }, {}, 'declined'],
    ['booking_requests', { 'history.before.email': 'former-2@mail.example' }, {}, 'history.before.email_1'],
    ['booking_requests', { endDate: { $lte: '2021-06-01' }, erasedAt: { $exists: false } }, {}, 'stays'],
    ['booking_requests', { 'idempotency.key': 'key-7' }, {}, 'idempotency.key_1'],
    ['booking_requests', { 'rivalsToDecline.commandId': { $exists: true } }, {}, 'rivalsToDecline.commandId_1'],
    ['booking_requests', { status: 'pending', endDate: { $gte: '2031-06-01' } }, { startDate: 1 }, 'pending'],
    ['booking_requests', { 'proposal.claimId': { $in: ['hold-1', 'hold-2'] } }, {}, 'proposal.claimId_1'],
    ['booking_requests', { 'proposal.validUntil': { $exists: true, $lt: '2031-06-03' } }, {}, 'proposal.validUntil_1'],
    [
      'booking_requests',
      {
        status: { $in: ['approved', 'confirmed'] },
        endDate: { $gte: '2031-06-01' },
        startDate: { $lte: '2031-06-05' },
      },
      { endDate: 1 },
      'stays',
    ],
    [
      'booking_requests',
      { 'paymentTerms.balanceDueDaysBefore': { $exists: true } },
      { 'paymentTerms.balanceDueDaysBefore': -1 },
      'paymentTerms.balanceDueDaysBefore_-1',
    ],
    ['request_messages', { requestId: 'request-7' }, { at: 1 }, 'requestId_1_at_1'],
    ['request_messages', { unread: true, from: 'guest' }, {}, 'unread_1_from_1_requestId_1'],
    ['request_messages', { commandId: 'command-7' }, {}, 'commandId_1'],
    ['guest_links', { email: 'guest-7@mail.example' }, {}, 'email_1'],
    ['guest_links', { commandId: 'command-7' }, {}, 'commandId_1'],
    ['whitelist', { email: 'guest-7@mail.example' }, {}, 'email_1'],
    ['rate_limits', { key: 'guest-7@mail.example' }, {}, 'key_1'],
  ] as const)('of %s by %j use an index', (name, filter, sort, index) =>
    expectIndexUsed(collection(name), { filter, sort }, index),
  );
});
