import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import {
  adminAccessRequested,
  adminRosterChanged,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingGuestConfirmed,
  bookingRequested,
  getMailboxEmail,
  guestAccessRequested,
  listMailbox,
} from '@hearthstay/contracts';
import {
  describeOnEmbeddedDatabase,
  linkIn,
  startSmtpListener,
  type SmtpListener,
  type TestDatabase,
} from '@hearthstay/testing';
import { aGuestAccess, anAdminAccess, aRequest } from './testing/events';
import { runNotifications, type RunningNotifications } from './testing/running-service';

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

/** One service carries out all tests of a block. */
const empty = async (database: TestDatabase) => {
  for (const name of ['emails', 'admin_notices', 'admin_roster'])
    await database.connection().collection(name).deleteMany({});
};

describeOnEmbeddedDatabase('The notifications service with a mail server', (database) => {
  let listener: SmtpListener;
  let service: RunningNotifications;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    listener = await startSmtpListener();
    service = await runNotifications(database, listener.url);
  });
  afterEach(async () => {
    await everythingSent();
    await empty(database);
    listener.forgetEmails();
  });
  afterAll(async () => {
    await service.close();
    await listener.close();
  });

  const emailTo = (address: string, subject: string) =>
    listener.waitForEmail((email) => email.envelope.to[0] === address && email.subject.startsWith(subject));

  /** The e-mails by recipient, once the queue is empty. */
  const everythingSent = async (): Promise<string[]> => {
    const emails = database.connection().collection('emails');
    while ((await emails.find({ status: { $in: ['queued', 'sending'] } }).toArray()).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return listener
      .emails()
      .map(({ subject, envelope }) => `${envelope.to[0]}: ${subject}`)
      .sort();
  };

  it('asks the guest to confirm a new request', async () => {
    const request = aRequest();
    await service.publish(bookingRequested, request);
    const email = await emailTo('anna@example.com', 'Bitte bestätigen Sie Ihre Anfrage');
    expect(tokenOf(linkIn(email, '/confirm/'))).toBe(request.confirmLink.token);
    expect(tokenOf(linkIn(email, '/status/'))).toBe(request.statusLink.token);
    expect(email.from).toEqual({ name: 'Haus am See', address: 'haus@example.com' });
  });

  it('sends the approval with a calendar file', async () => {
    await service.publish(bookingApproved, aRequest());
    const email = await emailTo('anna@example.com', 'Ihre Anfrage ist genehmigt');
    const calendar = email.attachments.find(({ filename }) => filename === 'Aufenthalt.ics');
    expect(calendar?.text).toContain('DTSTART;VALUE=DATE:20261208');
  });

  it('writes in the guest’s language', async () => {
    await service.publish(bookingDeclined, aRequest({ locale: 'en' }));
    await emailTo('anna@example.com', 'Sorry, not possible');
  });

  it('removes a cancelled stay from the guest’s calendar and gives the reason', async () => {
    await service.publish(bookingCancelled, aRequest());
    const email = await emailTo('anna@example.com', 'Ihre Buchung wurde storniert');
    expect(email.text).toContain('Ein Rohr ist gebrochen.');
    expect(email.attachments.at(-1)?.text).toContain('METHOD:CANCEL');
  });

  it('sends each link to the person who requested it', async () => {
    await service.publish(guestAccessRequested, aGuestAccess('de'));
    await service.publish(adminAccessRequested, anAdminAccess());
    const guest = await emailTo('anna@example.com', 'Ihr Link zu Ihren Anfragen');
    const admin = await emailTo('owner@example.com', 'Ihr Link zur Verwaltung');
    expect(tokenOf(linkIn(guest, '/status/'))).toBe(aGuestAccess('de').statusLink.token);
    expect(tokenOf(linkIn(admin, '/admin/access/'))).toBe(anAdminAccess().link.token);
  });

  it('informs every admin of a confirmed request, and guest and admins of a booking', async () => {
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com', 'co@example.com'] });
    await service.publish(bookingGuestConfirmed, aRequest());
    await service.publish(bookingConfirmed, aRequest());
    expect(await everythingSent()).toEqual([
      'anna@example.com: Ihre Buchung ist fest',
      'co@example.com: Buchung bestätigt: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
      'co@example.com: Neue Anfrage: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
      'owner@example.com: Buchung bestätigt: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
      'owner@example.com: Neue Anfrage: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    ]);
  });

  it('sends replies to e-mails for admins to the guest, and all others to the property', async () => {
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com'] });
    await service.publish(bookingGuestConfirmed, aRequest());
    await service.publish(bookingConfirmed, aRequest());
    await everythingSent();
    const recipients = listener.emails().map(({ envelope, header }) => [envelope.to[0], header('Reply-To')]);
    expect(recipients.sort()).toEqual([
      ['anna@example.com', []],
      ['owner@example.com', ['anna@example.com']],
      ['owner@example.com', ['anna@example.com']],
    ]);
  });

  it('sends nothing twice for a duplicate event, even to an admin who was added since', async () => {
    const [requested, confirmed] = [randomUUID(), randomUUID()];
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com'] });
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await service.publish(bookingRequested, aRequest(), requested);
      await service.publish(bookingGuestConfirmed, aRequest(), confirmed);
      await service.publish(adminRosterChanged, { revision: 2, emails: ['owner@example.com', 'new@example.com'] });
    }
    expect(await everythingSent()).toEqual([
      'anna@example.com: Bitte bestätigen Sie Ihre Anfrage: Di., 8. – Fr., 11. Dezember 2026',
      'owner@example.com: Neue Anfrage: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    ]);
  });

  it('keeps e-mails to the admins until the admins are known, even over a restart', async () => {
    await service.publish(bookingGuestConfirmed, aRequest());
    expect(await everythingSent()).toEqual([]);
    await service.close();
    service = await runNotifications(database, listener.url);
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com'] });
    await emailTo('owner@example.com', 'Neue Anfrage: Anna Seidel');
  });

  it('uses the newest roster, in any order of arrival', async () => {
    await service.publish(adminRosterChanged, { revision: 3, emails: ['owner@example.com'] });
    await service.publish(adminRosterChanged, { revision: 2, emails: ['gone@example.com'] });
    await service.publish(bookingGuestConfirmed, aRequest());
    await emailTo('owner@example.com', 'Neue Anfrage');
    expect((await everythingSent()).join()).not.toContain('gone@example.com');
  });

  it('keeps nothing in the local mailbox', async () => {
    await service.publish(bookingRequested, aRequest());
    await emailTo('anna@example.com', 'Bitte');
    expect(await service.client.call(listMailbox, {})).toEqual([]);
  });
});

describeOnEmbeddedDatabase('The notifications service without a mail server', (database) => {
  let service: RunningNotifications;

  beforeAll(async () => {
    service = await runNotifications(database);
  });
  afterEach(() => empty(database));
  afterAll(() => service.close());

  const mailboxOf = async (count: number) => {
    for (;;) {
      const entries = await service.client.call(listMailbox, {});
      if (entries.length === count) return entries;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  it('shows every e-mail in the local mailbox, newest first', async () => {
    await service.publish(bookingRequested, aRequest());
    await mailboxOf(1);
    await service.publish(bookingApproved, aRequest());
    expect(await mailboxOf(2)).toMatchObject([
      { to: 'anna@example.com', subject: 'Ihre Anfrage ist genehmigt' },
      { to: 'anna@example.com', subject: expect.stringContaining('Bitte bestätigen Sie Ihre Anfrage') },
    ]);
  });

  it('shows a whole e-mail, with its icon and attachments', async () => {
    await service.publish(bookingApproved, aRequest());
    const [entry] = await mailboxOf(1);
    const email = await service.client.call(getMailboxEmail, { id: entry?.id ?? '' });
    expect(email.html).toContain('src="data:image/png;base64,');
    expect(email.html).not.toContain('cid:');
    expect(tokenOf(linkIn(email, '/confirm/'))).toBe(aRequest().confirmLink.token);
    const [calendar] = email.attachments;
    expect(Buffer.from(calendar?.contentBase64 ?? '', 'base64').toString()).toContain('SUMMARY:Haus am See');
  });

  it('responds with NOT_FOUND for an unknown e-mail', async () => {
    await expect(service.client.call(getMailboxEmail, { id: 'unknown' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
