import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import { runNotifications, type RunningNotifications } from './testing/running-service';

const instants = Array.from({ length: 400 }, (_, n) => new Date(2031, 0, 1, 0, n));

describeEachDatabase('The queries of notifications', (database, onEmbeddedDatabase) => {
  let service: RunningNotifications;
  const collection = (name: string) => database.connection().collection(name);

  beforeAll(async () => {
    service = await runNotifications(database);
    const emails = instants.map((at, n) => ({
      _id: `${n}` as never,
      status: 'queued',
      kind: 'unknown',
      data: {},
      cancelKey: `key-${n}`,
      requestId: `request-${n}`,
      to: `guest-${n}@mail.example`,
      dueAt: at,
      nextAttemptAt: at,
      createdAt: at,
    }));
    await collection('emails').insertMany(emails);
    const notices = instants.map((at, n) => ({
      _id: `${n}` as never,
      waitsForRoster: n === 7,
      createdAt: at,
    }));
    await collection('admin_notices').insertMany(notices);
  });
  afterAll(() => service.close());

  it.each([
    ['emails', { status: 'queued', nextAttemptAt: { $lte: instants[3] } }, { nextAttemptAt: 1 }, 'due'],
    ['emails', { status: 'sending' }, {}, 'due'],
    ['emails', { status: 'queued', data: { $exists: true } }, { dueAt: 1 }, 'with-data'],
    ['emails', { status: { $in: ['sent', 'kept'] }, kind: { $in: ['unknown', 'new-request'] } }, {}, 'counts'],
    ['emails', { cancelKey: 'key-7', status: 'queued' }, {}, 'cancel-key'],
    ['emails', { requestId: 'request-7', kind: { $in: ['new-request'] } }, {}, 'request'],
    ['emails', { to: { $gte: 'guest-7@', $lt: 'guest-7@\uffff' } }, {}, 'recipient'],
    ['emails', { requestId: { $in: ['request-7', 'request-8'] } }, {}, 'request'],
    ['emails', { dueAt: { $lt: instants[3] } }, {}, 'record'],
    ['admin_notices', { waitsForRoster: true }, {}, 'waits-for-roster'],
  ] as const)('of %s by %j use an index', (name, filter, sort, index) =>
    expectIndexUsed(collection(name), { filter, sort }, index),
  );

  it('of due e-mails of some kinds use an index that has their order', () =>
    expectIndexUsed(
      collection('emails'),
      {
        filter: { status: 'queued', nextAttemptAt: { $lte: instants[30] }, kind: { $in: ['unknown', 'notice'] } },
        sort: { nextAttemptAt: 1 },
        limit: 5,
      },
      'due',
    ));

  // DocumentDB may take any index with the status, and sorts.
  onEmbeddedDatabase(() =>
    it.each(['sent', 'queued'])('of the newest e-mails that are %s use an index that has their order', (status) =>
      expectIndexUsed(
        collection('emails'),
        { filter: { status, kind: { $in: ['unknown', 'notice'] } }, sort: { dueAt: -1, _id: -1 }, limit: 5 },
        'newest',
      ),
    ),
  );
});
