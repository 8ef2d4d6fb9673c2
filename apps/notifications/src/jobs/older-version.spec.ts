import { Logger } from '@nestjs/common';
import { adminRosterChanged, bookingApproved } from '@hearthstay/contracts';
import { describeEachDatabase, eventually, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aRenderedEmail, anEmailJob, anOlderEmail } from '../testing/email-job';
import { aRequest } from '../testing/events';
import { expectNoContent } from '../testing/expect-no-content';
import { useJobStore } from '../testing/job-store';
import { leaseOne } from '../testing/lease-one';
import { runNotifications, type RunningNotifications } from '../testing/running-service';
import { emailJobId } from './email-job';

const now = new Date('2026-11-18T10:00:00.000Z');

describeEachDatabase('Beside instances of a version that renders before it queues', (database) => {
  const store = useJobStore(database);

  it('never find an e-mail that is not rendered in a state from which they send', async () => {
    const statusesOfOlderVersion = ['due', 'leased'];
    const seen = async () => (await store.documents()).map(({ status }) => status);
    const sender = store.sender();
    await store.queue().add(anEmailJob(), now);
    const states = [await seen()];
    const job = await leaseOne(sender, now);
    states.push(await seen());
    await sender.postpone(job, now, '451 Try later');
    states.push(await seen());
    await leaseOne(sender, now);
    await sender.endLeases(await sender.leases());
    states.push(await seen());
    expect(states).toEqual([['queued'], ['sending'], ['queued'], ['queued']]);
    expect(states.flat().filter((status) => statusesOfOlderVersion.includes(status))).toEqual([]);
  });

  it('and this one send no second e-mail for the same event', async () => {
    const job = anEmailJob();
    await store.insert(anOlderEmail({ _id: emailJobId(job) }));
    expect(await store.queue().add(job, now)).toBe(false);
  });

  it('keep the lease of an e-mail until it ends; then this version takes it over', async () => {
    await store.insert(anOlderEmail({ status: 'leased', leasedBy: 'older', renewals: 3 }));
    const sender = store.sender();
    expect(await sender.leaseDue(1)).toEqual([]);
    const leases = await sender.leases();
    expect(leases).toMatchObject([{ renewals: 3 }]);
    await sender.endLeases(leases);
    expect(await sender.leaseDue(1)).toMatchObject([{ html: '<p>Grüße</p>' }]);
  });

  it('have their e-mails sent by this version within seconds, even if there were none before', async () => {
    const sender = store.sender();
    expect(await sender.leaseDue(1)).toEqual([]);
    await store.insert(anOlderEmail());
    const passed = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => passed() + 5_000);
    const leased = await sender.leaseDue(1);
    later.mockRestore();
    expect(leased).toMatchObject([{ html: '<p>Grüße</p>' }]);
  });
});

describeEachDatabase('What a version has left that renders before it queues', (database) => {
  let listener: SmtpListener;
  let service: RunningNotifications;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    listener = await startSmtpListener();
    const connection = database.connection();
    await connection.collection('emails').insertOne(anOlderEmail({ to: 'guest@example.com' }) as never);
    await connection.collection('admin_notices').insertOne({
      _id: 'event-1:new-request' as never,
      eventId: 'event-1',
      correlationId: 'correlation-1',
      isWaiting: true,
      email: { ...aRenderedEmail({ subject: 'Neue Anfrage' }), kind: 'new-request', locale: 'de', usefulUntil: null },
      createdAt: new Date(),
    });
    service = await runNotifications(database, listener.url);
  });
  afterAll(async () => {
    await service.close();
    await listener.close();
  });

  it('is sent unchanged, and its content is removed', async () => {
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com'] });
    await service.publish(bookingApproved, aRequest());
    for (const to of ['guest@example.com', 'owner@example.com', 'anna@example.com']) {
      await listener.waitForEmail(({ envelope }) => envelope.to.includes(to));
    }
    const emails = database.connection().collection('emails');
    await eventually(async () => expect(await emails.countDocuments({ status: 'sent' })).toBe(3));
    for (const record of await emails.find().toArray()) expectNoContent(record);
    const subjects = listener
      .emails()
      .map(({ envelope, subject, html }) => [envelope.to[0], subject, html === '<p>Grüße</p>']);
    expect(subjects.sort()).toMatchObject([
      ['anna@example.com', 'Ihre Anfrage ist genehmigt', false],
      ['guest@example.com', 'Ihre Anfrage ist genehmigt', expect.any(Boolean)],
      ['owner@example.com', 'Neue Anfrage', expect.any(Boolean)],
    ]);
  });
});
