import { Logger } from '@nestjs/common';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { settings } from '../testing/events';
import { useJobStore } from '../testing/job-store';
import { leaseOne } from '../testing/lease-one';
import { anEmailJob } from '../testing/email-job';
import { expectNoContent } from '../testing/expect-no-content';
import { renderEmail } from '../templates/render-email';
import { DeliveryAttempt } from './delivery-attempt';
import { EmailAttempts } from './email-attempts';
import { EmailLeaseRepository } from './persistence/email-lease.repository';
import { DeliveryFailure, EmailDelivery, type DeliveryOutcome } from '../delivery/email-delivery';

jest.mock('../templates/render-email', () => {
  const actual = jest.requireActual<{ renderEmail: typeof renderEmail }>('../templates/render-email');
  return { renderEmail: jest.fn(actual.renderEmail) };
});

const day = 24 * 60 * 60_000;
const never = new AbortController().signal;

class FailingDelivery extends EmailDelivery {
  constructor(private readonly failure: Error) {
    super();
  }

  async deliver(): Promise<DeliveryOutcome> {
    throw this.failure;
  }

  close(): void {}
}

const forNow = new DeliveryFailure('EENVELOPE 451 RCPT TO', 'later', {
  cause: new Error('451 <anna@example.com> is over quota'),
});
const away = new DeliveryFailure('ESOCKET CONN', 'soon', { cause: new Error('connect ECONNREFUSED') });
const forEver = new DeliveryFailure('EENVELOPE 550 RCPT TO', 'never', {
  cause: new Error('550 No <anna@example.com>'),
});

describeOnEmbeddedDatabase('An attempt that fails', (database) => {
  const store = useJobStore(database);
  let log: string[];

  beforeEach(() => {
    log = [];
    for (const level of ['log', 'warn', 'error'] as const)
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((...line: unknown[]) => void log.push(JSON.stringify(line)));
  });
  afterEach(() => jest.restoreAllMocks());

  const attempt = async (
    failure: Error,
    {
      queuedAt = new Date(),
      usefulUntil = null as Date | null,
      cutOff = never,
      isHeld = true,
      onAnswered = (): void => undefined,
    } = {},
  ) => {
    const jobs = store.sender();
    if ((await store.documents()).length === 0) {
      await store.queue().add(anEmailJob(usefulUntil ? { usefulUntil } : {}), queuedAt);
    }
    const job = await leaseOne(jobs, new Date());
    await new DeliveryAttempt(jobs, new FailingDelivery(failure), settings, new EmailAttempts()).make(job, {
      cutOff,
      isHeld: () => isHeld,
      onAnswered,
    });
    const [document] = await store.documents();
    return document;
  };

  it('is not made at all once the link that the e-mail is about has ended', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    expect(await attempt(forNow, { usefulUntil: new Date(Date.now() - 1) })).toMatchObject({ status: 'given-up' });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is not made for an e-mail whose content was removed before somebody made it due again', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    await store.queue().add(anEmailJob());
    await store.removeContent();
    expect(await attempt(forNow)).toMatchObject({ status: 'given-up', lastError: 'CONTENT_REMOVED' });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is not made while another sender may have the e-mail by now, but soon after', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    const email = await attempt(forNow, { isHeld: false });
    expect(email).toMatchObject({ status: 'queued', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 10_000);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is made again some seconds later', async () => {
    const before = Date.now();
    const email = await attempt(forNow);
    expect(email).toMatchObject({ status: 'queued', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeGreaterThan(before + 3_000);
  });

  it('is made again soon, however often it has failed, while the mail server is away', async () => {
    for (let times = 0; times < 5; times += 1) {
      const before = Date.now();
      const email = await attempt(away);
      expect(email?.nextAttemptAt.getTime()).toBeLessThan(before + 10_000);
      await store.letTimePass();
    }
  });

  it('is told to its sender before it is recorded, for which the database may make it wait', async () => {
    const postpone = jest.spyOn(EmailLeaseRepository.prototype, 'postpone');
    const onAnswered = jest.fn(() => expect(postpone).not.toHaveBeenCalled());
    await attempt(forNow, { onAnswered });
    expect(onAnswered).toHaveBeenCalledTimes(1);
  });

  it('is recorded as soon as the database takes the record', async () => {
    const postpone = jest
      .spyOn(EmailLeaseRepository.prototype, 'postpone')
      .mockRejectedValueOnce(new Error('The database is away'));
    expect(await attempt(forNow)).toMatchObject({ status: 'queued', leasedBy: null });
    expect(postpone).toHaveBeenCalledTimes(2);
  });

  it('is made again when the cause is none that is known', async () => {
    expect(await attempt(new TypeError('Not a function'))).toMatchObject({
      status: 'queued',
      lastError: 'Not a function',
    });
  });

  it('is the last one when the server says so, and keeps the e-mail and the reason', async () => {
    expect(await attempt(forEver)).toMatchObject({
      status: 'given-up',
      lastError: '550 No <anna@example.com>',
      data: expect.objectContaining({ name: 'Anna Seidel' }),
    });
  });

  it('is the last one when the next would come after the end of the link inside', async () => {
    expect(await attempt(forNow, { usefulUntil: new Date(Date.now() + 1_000) })).toMatchObject({ status: 'given-up' });
  });

  it.each([
    [2.9 * day, 'queued'],
    [3.1 * day, 'given-up'],
  ])('leaves an e-mail that is %d ms old %s', async (age, status) => {
    expect(await attempt(forNow, { queuedAt: new Date(Date.now() - age) })).toMatchObject({ status });
  });

  it('is made again at once when it was cut off by a stop', async () => {
    const email = await attempt(forNow, { cutOff: AbortSignal.abort() });
    expect(email).toMatchObject({ status: 'queued', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each([forNow, forEver])('is logged without an address or a word of the e-mail: $summary', async (failure) => {
    await attempt(failure);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain(failure.summary);
    expect(log[0]).not.toMatch(/example\.com|Anna|genehmigt/);
  });

  it('counts its days from the time at which the e-mail was due, however long it had waited', async () => {
    const dueAt = new Date(Date.now() - day);
    await store.queue().add(anEmailJob({ dueAt }), new Date(Date.now() - 300 * day));
    expect(await attempt(forNow)).toMatchObject({ status: 'queued', attempts: 1 });
  });

  it.each([
    [{ data: { name: 'Anna Seidel' } }, 'DATA_INVALID data.requestId'],
    [{ data: 'broken' }, 'DATA_INVALID data'],
    [{ locale: 'fr' }, 'DATA_INVALID locale'],
  ])('is the first and last one when what is stored is damaged: %j', async (damage, reason) => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    await store.queue().add(anEmailJob());
    await store.update(damage);
    const job = await attempt(forNow);
    expect(job).toMatchObject({ status: 'given-up', attempts: 1, lastError: expect.stringContaining(reason) });
    expect(log[0]).toContain(reason);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is made again when the e-mail could not be rendered', async () => {
    await store.queue().add(anEmailJob());
    jest.mocked(renderEmail).mockRejectedValueOnce(new Error('Cannot read properties of undefined'));
    expect(await attempt(forNow)).toMatchObject({ status: 'queued', lastError: 'Cannot read properties of undefined' });
    expect(log[0]).toContain('RENDERING_FAILED');
  });

  it('is not made for an e-mail that was cancelled while the one before went on', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    await store.queue().add(anEmailJob({ cancelKey: 'decision-1' }));
    const jobs = store.sender();
    const job = await leaseOne(jobs, new Date());
    await store.queue().cancel('decision-1');
    await jobs.postpone(job, new Date(), '451 Try later');
    const record = await attempt(forNow);
    expect(record).toMatchObject({ status: 'cancelled', leasedBy: null });
    expectNoContent(record);
    expect(deliver).not.toHaveBeenCalled();
  });
});
