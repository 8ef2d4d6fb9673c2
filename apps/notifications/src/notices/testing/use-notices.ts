import { Logger } from '@nestjs/common';
import {
  adminRosterChanged,
  getNoticeAddress,
  setNoticeAddress,
  testNoticeAddress,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { eventually, startHttpListener, type HttpListener, type TestDatabase } from '@hearthstay/testing';
import { EmailWorker } from '../../jobs/email-worker';
import { runNotifications, type RunningNotifications } from '../../testing/running-service';

export const petra = 'petra@example.com';
export const paul = 'paul@example.com';

/** The secret of each webhook. */
export const webhookSecret = 'a secret of sixteen characters';

/** A service, two admins, and a receiver of their notices. Each test begins without addresses and notices. */
export const useNotices = (database: TestDatabase) => {
  let receiver: HttpListener;
  let service: RunningNotifications;
  let revision = 0;

  const admins = (...emails: string[]) =>
    service.publish(adminRosterChanged, {
      revision: (revision += 1),
      emails,
      locales: [{ email: paul, locale: 'en' }],
    });
  const set = (address: RequestInputOf<typeof setNoticeAddress>) => service.client.call(setNoticeAddress, address);
  const get = (email: string) => service.client.call(getNoticeAddress, { email });
  const test = (email: string) => service.client.call(testNoticeAddress, { email });
  const emails = () => database.connection().collection('emails');
  const notices = () => emails().find({ kind: 'notice' }).toArray();
  const heard = (count: number) => eventually(() => expect(receiver.requests).toHaveLength(count));
  const makeDue = async () => {
    await emails().updateMany({ status: 'queued' }, { $set: { nextAttemptAt: new Date() } });
    service.get(EmailWorker).wake();
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    receiver = await startHttpListener((_request, response) => response.end());
    service = await runNotifications(database, undefined, {
      ALLOWED_HOSTS: receiver.host,
      PUBLIC_URL: 'https://haus-am-see.example',
    });
  });
  beforeEach(async () => {
    for (const name of ['emails', 'notice_addresses', 'admin_notices', 'rate_limits'])
      await database.connection().collection(name).deleteMany({});
    receiver.requests.splice(0);
    receiver.respondWith((_request, response) => response.end('taken'));
    await admins(petra, paul);
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  const toNtfy = (email = petra, changes = {}) =>
    set({ email, kind: 'ntfy', url: receiver.url('/our-house-8Fq2'), ...changes });
  const toWebhook = (email = petra, changes = {}) =>
    set({ email, kind: 'webhook', url: receiver.url('/hook?key=1'), secret: webhookSecret, ...changes });

  return {
    receiver: () => receiver,
    service: () => service,
    ...{ admins, set, get, test, emails, notices, heard, makeDue, toNtfy, toWebhook },
  };
};
