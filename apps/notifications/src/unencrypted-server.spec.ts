import { Logger } from '@nestjs/common';
import { adminAccessRequested } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase, eventually, startSmtpListener } from '@hearthstay/testing';
import { anAdminAccess } from './testing/events';
import { runNotifications } from './testing/running-service';

describeOnEmbeddedDatabase('E-mails for a mail server that does not encrypt a login', (database) => {
  beforeAll(() => Logger.overrideLogger(false));

  it('wait, log the reason, and are sent when that is allowed', async () => {
    const listener = await startSmtpListener();
    // A host name that resolves to this machine without being a loopback name.
    const url = listener.url.replace('127.0.0.1', 'house:secret@127.1');
    const emails = database.connection().collection('emails');
    const strict = await runNotifications(database, url);
    await strict.publish(adminAccessRequested, anAdminAccess());
    await eventually(async () =>
      expect(await emails.findOne({})).toMatchObject({
        status: 'queued',
        lastError: expect.stringContaining('the mail server does not encrypt'),
      }),
    );
    await strict.close();
    expect([listener.logins(), listener.emails()]).toEqual([[], []]);

    await emails.updateMany({}, { $set: { nextAttemptAt: new Date() } });
    const allowing = await runNotifications(database, url, { SMTP_ALLOW_PLAINTEXT: 'on' });
    await listener.waitForEmail();
    await allowing.close();
    await listener.close();
  });
});
