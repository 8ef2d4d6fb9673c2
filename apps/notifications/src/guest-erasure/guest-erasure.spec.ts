import { newSalt, saltedHash } from '@hearthstay/access';
import {
  adminRosterChanged,
  bookingApproved,
  bookingGuestConfirmed,
  bookingRequested,
  calendarConflictsFound,
  countGuestEmails,
  exportGuestEmails,
  guestAccessRequested,
  guestErased,
  messageFromGuest,
  type EventMessage,
} from '@hearthstay/contracts';
import type { OutboxRelay } from '@hearthstay/outbox';
import { Scheduler } from '@hearthstay/scheduler';
import { describeEachDatabase } from '@hearthstay/testing';
import { aCalendarConflict, aGuestAccess, anEvent, aRequest } from '../testing/events';
import { expectNoContent } from '../testing/expect-no-content';
import { erasedGuestOutbox } from './persistence/erased-guest.schema';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

const email = aRequest().email;
const name = aRequest().name;
const owner = 'owner@example.com';
const salt = newSalt();
const erased = (requestIds: string[], erasureId = 'erasure-1') => ({
  ...{ erasureId, salt, requestIds },
  addressHash: saltedHash(email, salt),
  nameHashes: [saltedHash(name, salt)],
});

describeEachDatabase('An erased guest in notifications', (database) => {
  let service: RunningNotifications;
  const collection = (which: string) => database.connection().collection(which);

  beforeAll(async () => {
    service = await runNotifications(database, 'smtp://127.0.0.1:9');
    // E-mails stay queued, and receipts in their outbox.
    await service.get(Scheduler).beforeApplicationShutdown();
    await service.get<OutboxRelay>(erasedGuestOutbox).beforeApplicationShutdown();
  });
  beforeEach(async () => {
    for (const which of [
      'emails',
      'admin_notices',
      'admin_roster',
      'decision_links',
      'erased_guests',
      'cancelled_keys',
    ])
      await collection(which).deleteMany({});
    await service.publish(adminRosterChanged, { revision: 1, emails: [owner] });
  });
  afterAll(() => service.close());

  const about = (requestId: string, more: object = {}) => ({ ...aRequest({ requestId }), ...more });
  const emails = () => collection('emails').find().sort({ _id: 1 }).toArray();
  /** All collections, as a backup has them. */
  const everything = async () => {
    const all = await database.connection().listCollections();
    return JSON.stringify(await Promise.all(all.map(({ name: each }) => collection(each).find().toArray())));
  };
  const receipts = async () =>
    (await collection('erased_guests').find().toArray()).flatMap(({ outbox }) => outbox as EventMessage[]);

  it('has no e-mail any more, and none about their requests is sent', async () => {
    await service.publish(bookingRequested, about('r-1'));
    await service.publish(bookingGuestConfirmed, about('r-1'));
    await service.publish(messageFromGuest, { ...about('r-1'), text: 'Mit Hund' });
    await service.publish(guestAccessRequested, { ...aGuestAccess('de'), email });
    await collection('emails').updateOne(
      { kind: 'request-received' },
      { $set: { status: 'given-up', failure: { reason: 'REFUSED', details: `550 <${email}>` }, lastError: email } },
    );
    expect(await everything()).toContain(name);
    await service.publish(guestErased, erased(['r-1']));
    for (const secret of [email, name, 'Mit Hund']) expect(await everything()).not.toContain(secret);
    const left = await emails();
    expect(left.map(({ kind, to, status }) => `${kind} to ${to || 'nobody'}: ${status}`).sort()).toEqual([
      'guest-access to nobody: cancelled',
      'message-for-admins to owner@example.com: cancelled',
      'new-request to owner@example.com: cancelled',
      'request-received to nobody: cancelled',
    ]);
    left.forEach(expectNoContent);
    expect(await receipts()).toMatchObject([
      {
        name: 'guest.erasure-completed',
        payload: { erasureId: 'erasure-1', service: 'notifications', found: { emails: 4 } },
      },
    ]);
  });

  it('keeps the records of what was sent, without the address', async () => {
    await service.publish(bookingApproved, about('r-1'));
    await collection('emails').updateMany({}, { $set: { status: 'sent', sentAt: new Date() }, $unset: { data: 1 } });
    await service.publish(guestErased, erased([]));
    expect(await emails()).toMatchObject([{ kind: 'request-approved', to: '', status: 'sent', requestId: 'r-1' }]);
  });

  it('leaves the e-mails of others', async () => {
    await service.publish(bookingApproved, about('r-2', { email: 'berta@example.com', name: 'Berta' }));
    await service.publish(calendarConflictsFound, aCalendarConflict());
    const before = await emails();
    await service.publish(guestErased, { ...erased(['r-1']), nameHashes: [saltedHash('Carla', salt)] });
    expect(await emails()).toEqual(before);
  });

  it('is not named by an e-mail about a calendar with their days', async () => {
    const [conflict] = aCalendarConflict().conflicts;
    await service.publish(calendarConflictsFound, {
      ...aCalendarConflict(),
      conflicts: [{ ...conflict!, with: [name] }],
    });
    expect(await everything()).toContain(name);
    await service.publish(guestErased, erased(['r-1']));
    expect(await everything()).not.toContain(name);
  });

  it('gets nothing from an event that arrives after the erasure', async () => {
    const before = anEvent(guestAccessRequested.name, { ...aGuestAccess('de'), email });
    await service.publish(guestErased, erased(['r-1']));
    await service.publish(bookingRequested, about('r-1'));
    await service.publish(messageFromGuest, { ...about('r-1'), text: 'Mit Hund' });
    await service.client.publish({ ...before, occurredAt: new Date(Date.now() - 60_000).toISOString() });
    expect(await emails()).toEqual([]);
    for (const secret of [email, name, 'Mit Hund']) expect(await everything()).not.toContain(secret);
  });

  it('gets e-mails again after asking again', async () => {
    await service.publish(guestErased, erased(['r-1']));
    const later = anEvent(bookingRequested.name, about('r-2'));
    await service.client.publish({ ...later, occurredAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await emails()).toMatchObject([{ kind: 'request-received', to: email }]);
  });

  it('is erased once, whatever arrives twice or at once', async () => {
    await service.publish(bookingRequested, about('r-1'));
    const event = anEvent(guestErased.name, erased(['r-1']));
    for (let time = 0; time < 3; time += 1) await service.client.publish(event);
    expect(await receipts()).toHaveLength(1);
    for (let round = 0; round < 10; round += 1) {
      const id = `at-once-${round}`;
      await Promise.all([
        service.publish(messageFromGuest, { ...about(id), text: 'Mit Hund' }),
        service.publish(guestErased, erased([id], `erasure-${id}`)),
      ]);
      expect(await everything()).not.toContain(name);
    }
  });

  it('waits for an e-mail that is being sent', async () => {
    await service.publish(bookingApproved, about('r-1'));
    await collection('emails').updateOne({}, { $set: { status: 'sending', leasedBy: 'another' } });
    const event = anEvent(guestErased.name, erased(['r-1']));
    await expect(service.client.publish(event)).rejects.toMatchObject({ errors: [{ code: 'SERVICE_UNAVAILABLE' }] });
    expect(await receipts()).toEqual([]);
    await collection('emails').updateOne({}, { $set: { status: 'sent', leasedBy: null } });
    await service.client.publish(event);
    expect(await receipts()).toHaveLength(1);
    expect(await everything()).not.toContain(email);
  });

  it('is counted and exported before, without the tokens of links', async () => {
    await service.publish(bookingRequested, about('r-1'));
    await service.publish(bookingGuestConfirmed, about('r-1'));
    const guest = { email, requestIds: ['r-1'] };
    expect(await service.client.call(countGuestEmails, guest)).toEqual({ found: { emails: 2 } });
    const exported = await service.client.call(exportGuestEmails, guest);
    expect(exported.map(({ kind, to, data }) => ({ kind, to, data }))).toEqual(
      expect.arrayContaining([
        { kind: 'request-received', to: email, data: expect.objectContaining({ name }) },
        { kind: 'new-request', to: owner, data: expect.objectContaining({ name }) },
      ]),
    );
    expect(JSON.stringify(exported)).not.toContain('"token"');
    expect(await service.client.call(countGuestEmails, { email: 'nobody@example.com', requestIds: [] })).toEqual({
      found: {},
    });
  });
});
