import { Logger } from '@nestjs/common';
import { adminRosterChanged, bookingApproved, setNoticeAddress } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import {
  describeEachDatabase,
  eventually,
  startHttpListener,
  startSmtpListener,
  type HttpListener,
  type SmtpListener,
} from '@hearthstay/testing';
import { aRequest } from '../../testing/events';
import { runNotifications, type RunningNotifications } from '../../testing/running-service';
import { ReportOutage } from './report-outage';

const minutes = 60_000;
const petra = 'petra@example.com';

describeEachDatabase('A notice of failing e-mails', (database) => {
  let mailServer: SmtpListener;
  let receiver: HttpListener;
  let service: RunningNotifications;
  /** The time stands still: no e-mail is tried again by itself. */
  const now = new Date();

  beforeAll(async () => {
    Logger.overrideLogger(false);
    mailServer = await startSmtpListener();
    receiver = await startHttpListener((_request, response) => response.end());
    service = await runNotifications(database, mailServer.url, { ALLOWED_HOSTS: receiver.host }, new Clock(() => now));
  });
  beforeEach(async () => {
    for (const name of ['emails', 'admin_notices', 'notice_addresses'])
      await database.connection().collection(name).deleteMany({});
    receiver.requests.splice(0);
    await service.publish(adminRosterChanged, { revision: 1, emails: [petra] });
  });
  afterAll(async () => {
    await service.close();
    await mailServer.close();
    await receiver.close();
  });

  const emails = () => database.connection().collection('emails');
  const report = () => service.get(ReportOutage).run();
  const wantNotices = () =>
    service.client.call(setNoticeAddress, { email: petra, kind: 'ntfy', url: receiver.url('/topic') });
  const noticeCount = () => emails().countDocuments({ kind: 'notice' });

  const sendOne = async (requestId: string) => {
    mailServer.acceptAll();
    await service.publish(bookingApproved, aRequest({ requestId }));
    await eventually(async () => expect(await emails().countDocuments({ requestId, status: 'sent' })).toBe(1));
  };
  /** An e-mail has failed for so long. */
  const failOne = async (requestId: string, forMs: number) => {
    mailServer.rejectWith(421, { at: 'recipient' });
    await service.publish(bookingApproved, aRequest({ requestId }));
    await eventually(async () =>
      expect(await emails().countDocuments({ requestId, status: 'queued', failure: { $exists: true } })).toBe(1),
    );
    await emails().updateOne({ requestId }, { $set: { 'failure.since': new Date(now.getTime() - forMs) } });
  };

  it('goes out once, when no e-mail could be sent for a quarter of an hour', async () => {
    await wantNotices();
    await failOne('first', 14 * minutes);
    await report();
    expect(await noticeCount()).toBe(0);
    await failOne('second', 16 * minutes);
    for (let run = 0; run < 3; run += 1) await report();
    await eventually(() => expect(receiver.requests).toMatchObject([{ url: '/topic', headers: { tags: 'warning' } }]));
    // What is known of the outage has changed, and it is the same one.
    await emails().deleteOne({ requestId: 'second' });
    await emails().updateOne(
      { requestId: 'first' },
      { $set: { 'failure.since': new Date(now.getTime() - 20 * minutes) } },
    );
    await report();
    expect(await noticeCount()).toBe(1);
  });

  it('goes out again for the next outage, and is not taken for an e-mail that was sent', async () => {
    await wantNotices();
    await failOne('first', 16 * minutes);
    await report();
    await eventually(async () => expect(await emails().countDocuments({ kind: 'notice', status: 'sent' })).toBe(1));
    await report();
    expect(await noticeCount()).toBe(1);
    await sendOne('between');
    await emails().updateOne({ requestId: 'between' }, { $set: { sentAt: new Date(now.getTime() - 30 * minutes) } });
    await failOne('later', 16 * minutes);
    await report();
    expect(await noticeCount()).toBe(2);
  });

  it('is nothing while nobody wants notices', async () => {
    await failOne('first', 16 * minutes);
    await report();
    expect(await noticeCount()).toBe(0);
    expect(await database.connection().collection('admin_notices').countDocuments()).toBe(0);
  });
});
