import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aRequest, settings } from '../testing/events';
import { useJobStore } from '../testing/job-store';
import { emailsOnly } from '../testing/emails-only';
import { anEmailJob, approvalData } from '../testing/email-job';
import { runWorker, type RunningWorker } from '../testing/run-worker';
import { renderEmail } from '../templates/render-email';
import { SmtpDelivery } from '../delivery/smtp-delivery';
import { DeliveryAttempt, parallelAttempts } from './delivery-attempt';
import { EmailAttempts } from './email-attempts';
import type { EmailKind } from '../templates/email-data';
import type { CancelledKeyRepository } from './persistence/cancelled-key.repository';
import type { EmailJobStatus } from './email-state';
import { LeaseHeartbeat } from './leases/lease-heartbeat';
import type { EmailJobDocument } from './persistence/email-job.schema';
import { EmailQueue } from './email-queue';

jest.mock('../templates/render-email', () => {
  const actual = jest.requireActual<{ renderEmail: typeof renderEmail }>('../templates/render-email');
  return { renderEmail: jest.fn(actual.renderEmail) };
});

describeEachDatabase('The e-mail worker', (database, onEmbeddedDatabase) => {
  const store = useJobStore(database);
  let listener: SmtpListener;
  let running: RunningWorker[];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    // A halt of the machine puts off no attempt. The tests of the heartbeat cover that.
    jest.spyOn(LeaseHeartbeat.prototype, 'isHeld').mockReturnValue(true);
    // Loads the templates, which takes longer than sending.
    await renderEmail('request-approved', 'de', approvalData(), settings);
  });
  beforeEach(async () => {
    running = [];
    listener = await startSmtpListener();
  });
  afterEach(async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await listener.close();
  });

  /** The time of a worker that does not try an e-mail again by itself: it stands still, after all due times. */
  const now = new Date(Date.now() + 3_600_000);
  const stillClock = new Clock(() => now);

  /** @param silenceMs how long it waits for each reply of the mail server. */
  const startWorker = ({ silenceMs = 20_000, clock = new Clock() } = {}): RunningWorker => {
    const { url } = listener;
    const delivery = new SmtpDelivery({
      url,
      senderAddress: 'haus@example.com',
      connections: parallelAttempts,
      silenceMs,
    });
    const jobs = store.sender(clock);
    const attempt = new DeliveryAttempt(jobs, emailsOnly(delivery, settings), new EmailAttempts(), clock);
    const started = runWorker(jobs, attempt);
    running.push(started);
    return started;
  };

  const stop = async (started: RunningWorker): Promise<void> => {
    running.splice(running.indexOf(started), 1);
    await started.stop();
  };

  const queueFor = (...recipients: string[]) =>
    Promise.all(recipients.map((to) => store.queue().add(anEmailJob({ to }))));

  const statusBy = async (fits: (statuses: Record<string, EmailJobStatus>) => boolean): Promise<void> => {
    for (;;) {
      const documents = await store.documents();
      if (fits(Object.fromEntries(documents.map(({ to, status }) => [to, status])))) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  /** None of these e-mails has a cancel key. */
  const queueOf = ({ worker }: RunningWorker) => new EmailQueue(store.queue(), worker, {} as CancelledKeyRepository);
  const causedBy = (id: string) => ({ id, correlationId: 'c', occurredAt: new Date().toISOString() });

  const attemptsOf = async (to: string) => (await store.documents()).find((email) => email.to === to);
  const failedOnce = async (to: string) => {
    for (;;) {
      const email = await attemptsOf(to);
      if (email?.lastError) return email;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const receivedBy = (to: string) => listener.emails().filter(({ envelope }) => envelope.to.includes(to));

  const aboutOneRequest = () => {
    const data = aRequest({ requestId: randomUUID() });
    return {
      queue: async (...kinds: EmailKind[]) => {
        for (const kind of kinds) await store.queue().add(anEmailJob({ kind, data }));
      },
      waitFor: async (kind: EmailKind, fits: (email: EmailJobDocument) => boolean) => {
        while (!(await store.documents()).some((email) => email.kind === kind && fits(email)))
          await new Promise((resolve) => setTimeout(resolve, 10));
      },
    };
  };

  it('sends e-mails of its own process at once, with an id that contains no address', async () => {
    const started = startWorker();
    const wake = jest.spyOn(started.worker, 'wake');
    await queueOf(started).add(causedBy('event-1'), 'anna@example.com', anEmailJob());
    expect(wake).toHaveBeenCalled();
    const email = await listener.waitForEmail();
    await statusBy((statuses) => statuses['anna@example.com'] === 'sent');
    const [document] = await store.documents();
    expect(email.header('Message-ID')).toEqual([`<${document?._id}@haus-am-see.example>`]);
    expect(document?._id).not.toContain('anna');
  });

  it('sends once if the event is repeated', async () => {
    const queue = queueOf(startWorker());
    const draft = anEmailJob();
    for (let repeat = 0; repeat < 3; repeat += 1) await queue.add(causedBy('event-1'), 'anna@example.com', draft);
    await queue.add(causedBy('event-2'), 'ben@example.com', draft);
    await listener.waitForEmail(({ envelope }) => envelope.to.includes('ben@example.com'));
    await statusBy((statuses) => Object.values(statuses).every((status) => status === 'sent'));
    expect(listener.emails()).toHaveLength(2);
  });

  it('shares the queue with other instances and sends each e-mail once', async () => {
    const recipients = Array.from({ length: 30 }, (_, index) => `guest-${index}@example.com`);
    await queueFor(...recipients);
    startWorker();
    startWorker();
    startWorker();
    await statusBy((statuses) => Object.values(statuses).every((status) => status === 'sent'));
    expect(
      listener
        .emails()
        .flatMap(({ envelope }) => envelope.to)
        .sort(),
    ).toEqual(recipients.sort());
  });

  it('delays only the e-mail whose recipient is rejected temporarily', async () => {
    listener.rejectWith(451, { to: 'anna@example.com' });
    await queueFor('anna@example.com', 'ben@example.com');
    const { worker } = startWorker({ clock: stillClock });
    await listener.waitForEmail(({ envelope }) => envelope.to.includes('ben@example.com'));
    const postponed = await failedOnce('anna@example.com');
    expect(postponed).toMatchObject({ status: 'queued', attempts: 1 });
    expect(postponed.nextAttemptAt.getTime()).toBeGreaterThan(now.getTime() + 3_000);
    listener.acceptAll();
    await store.letTimePass();
    worker.wake();
    await statusBy((statuses) => Object.values(statuses).every((status) => status === 'sent'));
    expect(receivedBy('anna@example.com')).toHaveLength(1);
    expect(receivedBy('ben@example.com')).toHaveLength(1);
  });

  it('sends the approval before the confirmation, although its first attempt is rejected', async () => {
    const emails = aboutOneRequest();
    listener.rejectWith(451);
    await emails.queue('request-approved');
    const { worker } = startWorker({ clock: stillClock });
    await failedOnce('anna@example.com');
    listener.acceptAll();
    await emails.queue('booking-confirmed');
    worker.wake();
    await emails.waitFor('booking-confirmed', ({ nextAttemptAt }) => nextAttemptAt > now);
    await store.letTimePass();
    worker.wake();
    await emails.waitFor('booking-confirmed', ({ status }) => status === 'sent');
    expect(listener.emails().map(({ subject }) => subject)).toEqual([
      'Ihre Anfrage ist genehmigt',
      'Ihre Buchung ist fest',
    ]);
  });

  it('sends the cancellation alone, if the approval was rejected before', async () => {
    const emails = aboutOneRequest();
    listener.rejectWith(451);
    await emails.queue('request-approved');
    const { worker } = startWorker({ clock: stillClock });
    await failedOnce('anna@example.com');
    listener.acceptAll();
    await emails.queue('booking-cancelled');
    worker.wake();
    await emails.waitFor('booking-cancelled', ({ status }) => status === 'sent');
    await store.letTimePass();
    worker.wake();
    expect(listener.emails().map(({ subject }) => subject)).toEqual(['Ihre Buchung wurde storniert']);
    await emails.waitFor('request-approved', ({ status }) => status === 'superseded');
  });

  it('sends a later e-mail as soon as the earlier one is sent', async () => {
    const emails = aboutOneRequest();
    await emails.queue('request-received', 'request-approved');
    const wake = jest.spyOn(startWorker().worker, 'wake');
    await emails.waitFor('request-approved', ({ status }) => status === 'sent');
    expect(listener.emails()).toHaveLength(2);
    // Once for each that is delivered, and once when the first is recorded: else the poll would find the second seconds
    // later.
    expect(wake.mock.calls.length).toBeGreaterThan(2);
  });

  it('loses nothing while the server is unavailable, even if it is restarted meanwhile', async () => {
    await listener.goAway();
    await queueFor('anna@example.com', 'ben@example.com');
    const first = startWorker();
    await failedOnce('anna@example.com');
    await failedOnce('ben@example.com');
    await stop(first);
    await listener.comeBack();
    await store.letTimePass();
    startWorker();
    await statusBy((statuses) => Object.values(statuses).every((status) => status === 'sent'));
    expect(
      listener
        .emails()
        .flatMap(({ envelope }) => envelope.to)
        .sort(),
    ).toEqual(['anna@example.com', 'ben@example.com']);
  });

  it('finishes the attempts in progress when it stops, and starts no new ones', async () => {
    await queueFor('anna@example.com');
    const started = startWorker();
    await stop(started);
    const [email] = await store.documents();
    expect(email?.leasedBy).toBeNull();
    await queueFor('ben@example.com');
    started.worker.wake();
    startWorker();
    await statusBy((statuses) => Object.values(statuses).every((status) => status === 'sent'));
    expect(listener.emails()).toHaveLength(2);
  });

  onEmbeddedDatabase(() => {
    it('leases no more e-mails while it finishes those that it has leased', async () => {
      const many = 100;
      await queueFor(...Array.from({ length: many }, (_, index) => `guest-${index}@example.com`));
      const started = startWorker();
      await listener.waitForEmail();
      await stop(started);
      const documents = await store.documents();
      expect(documents.every(({ leasedBy }) => leasedBy === null)).toBe(true);
      expect(documents.filter(({ status }) => status === 'sent').length).toBeLessThan(many);
    });

    it('gives up only on the recipient that is rejected permanently', async () => {
      listener.rejectWith(550, { to: 'anna@example.com' });
      await queueFor('anna@example.com', 'ben@example.com');
      startWorker();
      await statusBy(
        (statuses) => statuses['anna@example.com'] === 'given-up' && statuses['ben@example.com'] === 'sent',
      );
      expect(await attemptsOf('anna@example.com')).toMatchObject({
        attempts: 1,
        lastError: expect.stringContaining('550'),
      });
    });

    it('sends the others while the server does not respond for one', async () => {
      listener.hang({ to: 'anna@example.com' });
      await queueFor('anna@example.com');
      const { worker } = startWorker({ silenceMs: 500 });
      await queueFor('ben@example.com', 'cleo@example.com', 'dora@example.com');
      worker.wake();
      await listener.waitForEmail(({ envelope }) => envelope.to.includes('dora@example.com'));
      expect((await failedOnce('anna@example.com')).status).toBe('queued');
      listener.acceptAll();
      await store.letTimePass();
      worker.wake();
      await statusBy((statuses) => Object.values(statuses).every((status) => status === 'sent'));
      expect(receivedBy('anna@example.com')).toHaveLength(1);
    });

    it('sends the others if one e-mail cannot be rendered and another is invalid', async () => {
      jest.mocked(renderEmail).mockImplementationOnce(() => Promise.reject(new Error('A template is broken')));
      await queueFor('unrendered@example.com');
      await store.queue().add(anEmailJob({ to: 'damaged@example.com', data: {} as never }));
      await queueFor('anna@example.com', 'ben@example.com', 'cleo@example.com', 'dora@example.com');
      const { worker } = startWorker({ clock: stillClock });
      await statusBy((statuses) => Object.values(statuses).filter((status) => status === 'sent').length === 4);
      expect(await failedOnce('unrendered@example.com')).toMatchObject({ status: 'queued', attempts: 1 });
      expect(await failedOnce('damaged@example.com')).toMatchObject({ status: 'given-up' });
      await store.letTimePass();
      worker.wake();
      await statusBy((statuses) => statuses['unrendered@example.com'] === 'sent');
      expect(listener.emails()).toHaveLength(5);
    });
  });
});
