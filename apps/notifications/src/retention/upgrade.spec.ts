import { Logger } from '@nestjs/common';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { runNotifications, type RunningNotifications } from '../testing/running-service';
import { Retention } from './retention';

const day = 24 * 60 * 60_000;
const longAgo = new Date(Date.now() - 100 * day);

describeEachDatabase('A database of an older version', (database) => {
  const emails = () => database.connection().collection('emails');
  const notices = () => database.connection().collection('admin_notices');
  let instances: RunningNotifications[];

  /** More than one batch. */
  const oldEmails = Array.from({ length: 1_200 }, (_, index) => ({
    _id: `email-${index}` as never,
    eventId: `event-${index}`,
    kind: 'guest-access',
    to: `guest-${index}@example.com`,
    senderName: 'Haus am See',
    subject: 'Ihr Link',
    html: '<p>Grüße</p>',
    text: 'Grüße',
    attachments: [],
    status: ['sent', 'kept', 'given-up'][index % 3],
    attempts: 1,
    nextAttemptAt: longAgo,
    createdAt: longAgo,
  }));

  beforeAll(async () => {
    Logger.overrideLogger(false);
    await emails().createIndex({ status: 1, nextAttemptAt: 1 }, { name: 'due' });
    await emails().createIndex({ status: 1, createdAt: -1 }, { name: 'newest' });
    await notices().createIndex({ isWaiting: 1 }, { name: 'waiting' });
    await emails().insertMany(oldEmails);
    await notices().insertOne({
      _id: 'event:new-request' as never,
      eventId: 'event',
      correlationId: 'c',
      isWaiting: false,
    });
    instances = await Promise.all([runNotifications(database), runNotifications(database)]);
  });
  afterAll(() => Promise.all(instances.map((instance) => instance.close())));

  const withContent = (status: string) => emails().countDocuments({ status, html: { $exists: true } });

  it('removes the content of sent e-mails when two instances start at once, and keeps the records', async () => {
    await eventually(async () => expect(await withContent('sent')).toBe(0));
    expect(await emails().countDocuments({ status: 'sent', to: { $exists: true }, subject: { $exists: false } })).toBe(
      400,
    );
  });

  it('counts the days of unsent e-mails from the first start', async () => {
    const ended = { status: { $in: ['kept', 'given-up'] }, endedAt: { $gt: new Date(Date.now() - day) } };
    await eventually(async () => expect(await emails().countDocuments(ended)).toBe(800));
    const inDays = (days: number) => new Date(Date.now() + days * day);
    await Promise.all(instances.map((instance) => instance.get(Retention).run(inDays(6.9))));
    expect(await withContent('kept')).toBe(400);
    await Promise.all(instances.map((instance) => instance.get(Retention).run(inDays(7.1))));
    expect([await withContent('kept'), await withContent('given-up')]).toEqual([0, 0]);
    expect(await emails().countDocuments({})).toBe(1_200);
  });

  it('dates notices without a date, so that they expire', async () => {
    await eventually(async () => expect(await notices().findOne({})).toMatchObject({ createdAt: expect.any(Date) }));
  });
});
