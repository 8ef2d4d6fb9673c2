import { Logger } from '@nestjs/common';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { dataOf } from '../testing/data-of';
import { settings } from '../testing/events';
import { useJobStore } from '../testing/job-store';
import { leaseOne } from '../testing/lease-one';
import { emailsOnly } from '../testing/emails-only';
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
      abort = never,
      isHeld = true,
      onDelivered = (): void => undefined,
    } = {},
  ) => {
    const jobs = store.sender();
    if ((await store.documents()).length === 0) {
      await store.queue().add(anEmailJob(usefulUntil ? { usefulUntil } : {}), queuedAt);
    }
    const job = await leaseOne(jobs, new Date());
    await new DeliveryAttempt(jobs, emailsOnly(new FailingDelivery(failure), settings), new EmailAttempts()).make(job, {
      abort,
      isHeld: () => isHeld,
      onDelivered,
    });
    const [document] = await store.documents();
    return document;
  };

  it('is skipped once the link in the e-mail has expired', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    expect(await attempt(forNow, { usefulUntil: new Date(Date.now() - 1) })).toMatchObject({ status: 'given-up' });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is given up as any other if it could be cancelled', async () => {
    const usefulUntil = new Date(Date.now() - 1);
    await store.queue().add(anEmailJob({ cancelKey: 'stay-1', usefulUntil }));
    expect(await attempt(forNow)).toMatchObject({ status: 'given-up', failure: { reason: 'LINK_ENDED' } });
  });

  it('is skipped, and no failure, once the time of a reminder is over', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    const over = new Date(Date.now() - 1);
    await store.queue().add(anEmailJob({ dueAt: over, usefulUntil: over }));
    const email = await attempt(forNow);
    expect(email).toMatchObject({ status: 'cancelled' });
    expect(email).not.toHaveProperty('failure');
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is skipped if the content of the e-mail was removed before an operator made it due again', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    await store.queue().add(anEmailJob());
    await store.removeContent();
    expect(await attempt(forNow)).toMatchObject({ status: 'given-up', lastError: 'CONTENT_REMOVED' });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is postponed shortly while another worker may have leased the e-mail', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    const email = await attempt(forNow, { isHeld: false });
    expect(email).toMatchObject({ status: 'queued', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 10_000);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is repeated some seconds later', async () => {
    const before = Date.now();
    const email = await attempt(forNow);
    expect(email).toMatchObject({ status: 'queued', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeGreaterThan(before + 3_000);
  });

  it('is repeated soon, after any number of failures, while the SMTP server is unavailable', async () => {
    for (let times = 0; times < 5; times += 1) {
      const email = await attempt(away);
      expect(email?.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 10_000);
      await store.letTimePass();
    }
  });

  it('reports its outcome before it is recorded, because the database may delay the record', async () => {
    const postpone = jest.spyOn(EmailLeaseRepository.prototype, 'postpone');
    const onDelivered = jest.fn(() => expect(postpone).not.toHaveBeenCalled());
    await attempt(forNow, { onDelivered });
    expect(onDelivered).toHaveBeenCalledTimes(1);
  });

  it('is recorded as soon as the database is available', async () => {
    const postpone = jest
      .spyOn(EmailLeaseRepository.prototype, 'postpone')
      .mockRejectedValueOnce(new Error('The database is away'));
    expect(await attempt(forNow)).toMatchObject({ status: 'queued', leasedBy: null });
    expect(postpone).toHaveBeenCalledTimes(2);
  });

  it('is repeated after an unknown failure', async () => {
    expect(await attempt(new TypeError('Not a function'))).toMatchObject({
      status: 'queued',
      lastError: 'Not a function',
    });
  });

  it('is the last one after a permanent failure, and keeps the e-mail and the reason', async () => {
    expect(await attempt(forEver)).toMatchObject({
      status: 'given-up',
      lastError: '550 No <anna@example.com>',
      data: expect.objectContaining({ name: 'Anna Seidel' }),
    });
  });

  it('is the last one if the next one would be after the expiry of the link', async () => {
    expect(await attempt(forNow, { usefulUntil: new Date(Date.now() + 1_000) })).toMatchObject({ status: 'given-up' });
  });

  it.each([
    [2.9 * day, 'queued'],
    [3.1 * day, 'given-up'],
  ])('leaves an e-mail that is %d ms old %s', async (age, status) => {
    expect(await attempt(forNow, { queuedAt: new Date(Date.now() - age) })).toMatchObject({ status });
  });

  it.each([
    [60, 'queued'],
    [-1, 'given-up'],
  ])('of the stay is tried for longer, until its last day: %d minutes before its end %s', async (minutes, status) => {
    const kind = 'stay-arrival';
    const usefulUntil = new Date(Date.now() + minutes * 60_000);
    await store.queue().add(anEmailJob({ kind, data: dataOf(kind), usefulUntil }), new Date(Date.now() - 20 * day));
    expect(await attempt(forNow)).toMatchObject({ status });
  });

  it('is repeated at once if a stop has interrupted it', async () => {
    const email = await attempt(forNow, { abort: AbortSignal.abort() });
    expect(email).toMatchObject({ status: 'queued', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each([forNow, forEver])('is logged without an address or the text of the e-mail: $summary', async (failure) => {
    await attempt(failure);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain(failure.summary);
    expect(log[0]).not.toMatch(/example\.com|Anna|genehmigt/);
  });

  it('counts the age of an e-mail from its due time', async () => {
    const dueAt = new Date(Date.now() - day);
    await store.queue().add(anEmailJob({ dueAt }), new Date(Date.now() - 300 * day));
    expect(await attempt(forNow)).toMatchObject({ status: 'queued', attempts: 1 });
  });

  it.each([
    [{ data: { name: 'Anna Seidel' } }, 'DATA_INVALID data.message, data.startDate'],
    [{ data: 'broken' }, 'DATA_INVALID data'],
    [{ locale: 'fr' }, 'DATA_INVALID locale'],
  ])('is the first and last one for invalid stored data: %j', async (damage, reason) => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    await store.queue().add(anEmailJob());
    await store.update(damage);
    const job = await attempt(forNow);
    expect(job).toMatchObject({ status: 'given-up', attempts: 1, lastError: expect.stringContaining(reason) });
    expect(log[0]).toContain(reason);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is repeated if the e-mail could not be rendered', async () => {
    await store.queue().add(anEmailJob());
    jest.mocked(renderEmail).mockRejectedValueOnce(new Error('Cannot read properties of undefined'));
    expect(await attempt(forNow)).toMatchObject({ status: 'queued', lastError: 'Cannot read properties of undefined' });
    expect(log[0]).toContain('RENDERING_FAILED');
  });

  it('is not repeated for an e-mail that was cancelled during the previous one', async () => {
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
