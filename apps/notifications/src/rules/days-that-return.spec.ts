import { bookingMovedSilently, stayEmailDue, type StayEmailKind } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { parseDay } from '@hearthstay/stay';
import { describeEachDatabase, eventually, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { EmailWorker } from '../jobs/email-worker';
import { aStayEmail } from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

describeEachDatabase('An e-mail of a stay that returns to its days', (database) => {
  let listener: SmtpListener;
  let service: RunningNotifications;
  /** The time stands still: no e-mail is tried again by itself. */
  const now = new Date();
  const stored = () => database.connection().collection('emails');

  beforeAll(async () => {
    listener = await startSmtpListener();
    service = await runNotifications(database, listener.url, {}, new Clock(() => now));
  });
  beforeEach(async () => {
    for (const name of ['emails', 'cancelled_keys']) await database.connection().collection(name).deleteMany({});
    listener.forgetEmails();
    listener.acceptAll();
  });
  afterAll(async () => {
    await service.close();
    await listener.close();
  });

  const requestId = 'stay-1';
  const due = (
    revision: number,
    changes: { endDate?: string; kind?: StayEmailKind; addressRevision?: number } = {},
  ) => {
    const { kind = 'arrival', endDate = '2026-12-11', ...others } = changes;
    const days = { startDate: parseDay('2026-12-08'), endDate: parseDay(endDate) };
    return service.publish(stayEmailDue, aStayEmail(kind, { requestId, revision, ...days, ...others }));
  };
  const moveAway = (revision: number) => service.publish(bookingMovedSilently, { requestId, revision });
  /** Ends the pauses of e-mails, as if the next attempt at each were due. */
  const attemptAll = async () => {
    await stored().updateMany({ status: 'queued' }, { $set: { nextAttemptAt: now } });
    service.get(EmailWorker).wake();
  };
  /** The states of the e-mails by revision, once none is to be sent any more, or each has had an attempt. */
  const states = () =>
    eventually(async () => {
      const emails = await stored().find().sort({ revision: 1 }).toArray();
      for (const { status, attempts } of emails) {
        expect(status).not.toBe('sending');
        expect(status === 'queued' && attempts === 0).toBe(false);
      }
      return emails.map(({ status, revision = 0 }) => `${status as string} ${revision}`);
    });

  it('is sent if the one for the first time was dropped before it was sent', async () => {
    listener.rejectWith(451);
    await due(0);
    expect(await states()).toEqual(['queued 0']);
    await moveAway(1);
    expect(await states()).toEqual(['cancelled 0']);
    listener.acceptAll();
    await due(2);
    expect(await states()).toEqual(['cancelled 0', 'sent 2']);
    expect(listener.emails()).toHaveLength(1);
  });

  it('is not sent again, neither after a move, nor after one that was undone, nor to an address that returned', async () => {
    await due(0);
    expect(await states()).toEqual(['sent 0']);
    await moveAway(1);
    await due(2);
    await due(4);
    await due(4, { addressRevision: 2 });
    expect(await states()).toEqual(['sent 0', 'superseded 2', 'superseded 4', 'superseded 4']);
    expect(listener.emails()).toHaveLength(1);
  });

  it('waits for the one for the same days that is still tried, and replaces it if that is given up', async () => {
    listener.rejectWith(451);
    await due(0);
    await states();
    await due(2);
    listener.rejectWith(550);
    await eventually(async () => {
      await attemptAll();
      const emails = await stored().find().toArray();
      expect(emails.map(({ status }) => status as string)).toEqual(['given-up', 'given-up']);
    });
    await due(4);
    listener.acceptAll();
    await eventually(async () => {
      await attemptAll();
      expect(listener.emails()).toHaveLength(1);
    });
  });

  it('is one of its own for other days, and for another occasion', async () => {
    await due(0);
    await due(0, { kind: 'thanks' });
    await due(1, { endDate: '2026-12-12' });
    expect(await states()).toEqual(['sent 0', 'sent 0', 'sent 1']);
    expect(listener.emails()).toHaveLength(3);
  });
});
