import {
  bookingMovedSilently,
  guestAddressChanged,
  restPaid,
  stayEmailDue,
  type StayEmailKind,
} from '@hearthstay/contracts';
import { Scheduler } from '@hearthstay/scheduler';
import { describeEachDatabase } from '@hearthstay/testing';
import { aStayEmail } from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

describeEachDatabase('An e-mail of a stay that waits', (database) => {
  let service: RunningNotifications;
  const collection = (name: string) => database.connection().collection(name);

  beforeAll(async () => {
    service = await runNotifications(database, 'smtp://127.0.0.1:9');
    // Nothing is sent, as while the mail server is away.
    await service.get(Scheduler).beforeApplicationShutdown();
  });
  beforeEach(async () => {
    for (const name of ['emails', 'cancelled_keys']) await collection(name).deleteMany({});
  });
  afterAll(() => service.close());

  const due = (requestId: string, revision?: number, kind: StayEmailKind = 'arrival', changes: object = {}) =>
    service.publish(
      stayEmailDue,
      aStayEmail(kind, { requestId, ...(revision !== undefined && { revision }), ...changes }),
    );
  const moveSilently = (requestId: string, revision: number) =>
    service.publish(bookingMovedSilently, { requestId, revision });
  /** The e-mails of a stay that may still be sent, by the revision of its days. */
  const waiting = async (requestId: string) => {
    const emails = await collection('emails').find({ requestId, status: 'queued' }).toArray();
    return emails.map(({ kind, revision = 0 }) => `${kind} ${revision}`).sort();
  };

  it('is not sent once the booking is moved silently, even if its event arrives after the move', async () => {
    await due('stay-1');
    await due('stay-1', undefined, 'thanks');
    await due('stay-2');
    await moveSilently('stay-1', 1);
    expect(await waiting('stay-1')).toEqual([]);
    expect(await waiting('stay-2')).toEqual(['stay-arrival 0']);
    const [cancelled] = await collection('emails').find({ requestId: 'stay-1' }).toArray();
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    expect(cancelled).not.toHaveProperty('data');
    await collection('emails').deleteMany({});
    await due('stay-1');
    expect(await waiting('stay-1')).toEqual([]);
  });

  it('is sent to a corrected address and not to the former one, whichever event arrives first', async () => {
    await due('stay-1', 1);
    await service.publish(guestAddressChanged, { requestId: 'stay-1', revision: 1, addressRevision: 1 });
    expect(await waiting('stay-1')).toEqual([]);
    await due('stay-1', 1, 'thanks');
    expect(await waiting('stay-1')).toEqual([]);
    await due('stay-1', 1, 'arrival', { email: 'anna.neu@example.com', addressRevision: 1 });
    expect(await waiting('stay-1')).toEqual(['stay-arrival 1']);
    await service.publish(bookingMovedSilently, { requestId: 'stay-1', revision: 2, addressRevision: 1 });
    expect(await waiting('stay-1')).toEqual([]);
  });

  it('is not sent once what it asks for is paid, even if its event arrives after the payment', async () => {
    await due('stay-1', 1, 'balance');
    await due('stay-1', 1);
    await due('stay-2', 1, 'balance');
    await service.publish(restPaid, { requestId: 'stay-1', revision: 1 });
    expect(await waiting('stay-1')).toEqual(['stay-arrival 1']);
    expect(await waiting('stay-2')).toEqual(['stay-balance 1']);
    await collection('emails').deleteMany({});
    await due('stay-1', 1, 'balance');
    expect(await waiting('stay-1')).toEqual([]);
    await due('stay-1', 2, 'balance');
    await due('stay-1', 1, 'balance', { email: 'anna.neu@example.com', addressRevision: 1 });
    expect(await waiting('stay-1')).toEqual(['stay-balance 1', 'stay-balance 2']);
    await service.publish(restPaid, { requestId: 'stay-1', revision: 1, addressRevision: 1 });
    expect(await waiting('stay-1')).toEqual(['stay-balance 2']);
    await moveSilently('stay-1', 3);
    expect(await waiting('stay-1')).toEqual([]);
  });

  it('is sent again once what was paid is not any more, until it is paid or the stay is another', async () => {
    await due('stay-1', 1, 'balance');
    await service.publish(restPaid, { requestId: 'stay-1', revision: 1 });
    const dueAgain = (restPaidCount: number) => due('stay-1', 1, 'balance', { restPaidCount });
    await dueAgain(1);
    await due('stay-1', 1, 'balance');
    expect(await waiting('stay-1')).toEqual(['stay-balance 1']);
    await service.publish(restPaid, { requestId: 'stay-1', revision: 1, restPaidCount: 1 });
    expect(await waiting('stay-1')).toEqual([]);
    await dueAgain(2);
    expect(await waiting('stay-1')).toEqual(['stay-balance 1']);
    const corrected = { requestId: 'stay-1', revision: 1, restPaidCount: 2, addressRevision: 1 };
    await service.publish(guestAddressChanged, corrected);
    expect(await waiting('stay-1')).toEqual([]);
    await due('stay-1', 1, 'balance', corrected);
    expect(await waiting('stay-1')).toEqual(['stay-balance 1']);
    await service.publish(bookingMovedSilently, { ...corrected, revision: 2 });
    expect(await waiting('stay-1')).toEqual([]);
  });

  it('is sent to an address that was changed away and back', async () => {
    await due('stay-1');
    for (const addressRevision of [1, 2])
      await service.publish(guestAddressChanged, { requestId: 'stay-1', addressRevision });
    await due('stay-1', undefined, 'arrival', { addressRevision: 2 });
    expect(await waiting('stay-1')).toEqual(['stay-arrival 0']);
  });

  it('is sent for the days of the move, and not for those of any before it', async () => {
    await due('stay-1');
    await due('stay-1', 2);
    await moveSilently('stay-1', 3);
    await due('stay-1', 1);
    await due('stay-1', 3);
    expect(await waiting('stay-1')).toEqual(['stay-arrival 3']);
    await moveSilently('stay-1', 3);
    expect(await waiting('stay-1')).toEqual(['stay-arrival 3']);
  });
});
