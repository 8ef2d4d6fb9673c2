import { Logger } from '@nestjs/common';
import { describeEachDatabase } from '@hearthstay/testing';
import { settings } from '../testing/events';
import { useJobStore } from '../testing/job-store';
import { leaseOne } from '../testing/lease-one';
import { anEmailJob } from '../testing/email-job';
import { DeliveryAttempt } from './delivery-attempt';
import { EmailAttempts } from './email-attempts';
import { EmailJobRepository } from './persistence/email-job.repository';
import { DeliveryFailure, EmailDelivery, type DeliveryOutcome } from '../delivery/email-delivery';

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

describeEachDatabase('An attempt that fails', (database) => {
  const store = useJobStore(database);
  let log: string[];

  beforeEach(() => {
    log = [];
    for (const level of ['warn', 'error'] as const)
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
      isStillOurs = true,
      onAnswered = (): void => undefined,
    } = {},
  ) => {
    const repository = store.repository();
    if ((await store.documents()).length === 0) await repository.add(anEmailJob({ usefulUntil }), queuedAt);
    const email = await leaseOne(repository, new Date());
    await new DeliveryAttempt(repository, new FailingDelivery(failure), settings, new EmailAttempts()).make(email, {
      cutOff,
      isStillOurs: () => isStillOurs,
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
    await store.repository().add(anEmailJob());
    await store.removeContent();
    expect(await attempt(forNow)).toMatchObject({ status: 'given-up', lastError: 'CONTENT_REMOVED' });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is not made while another sender may have the e-mail by now, but soon after', async () => {
    const deliver = jest.spyOn(FailingDelivery.prototype, 'deliver');
    const email = await attempt(forNow, { isStillOurs: false });
    expect(email).toMatchObject({ status: 'due', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 10_000);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('is made again some seconds later', async () => {
    const before = Date.now();
    const email = await attempt(forNow);
    expect(email).toMatchObject({ status: 'due', leasedBy: null });
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
    const postpone = jest.spyOn(EmailJobRepository.prototype, 'postpone');
    const onAnswered = jest.fn(() => expect(postpone).not.toHaveBeenCalled());
    await attempt(forNow, { onAnswered });
    expect(onAnswered).toHaveBeenCalledTimes(1);
  });

  it('is recorded as soon as the database takes the record', async () => {
    const postpone = jest
      .spyOn(EmailJobRepository.prototype, 'postpone')
      .mockRejectedValueOnce(new Error('The database is away'));
    expect(await attempt(forNow)).toMatchObject({ status: 'due', leasedBy: null });
    expect(postpone).toHaveBeenCalledTimes(2);
  });

  it('is made again when the cause is none that is known', async () => {
    expect(await attempt(new TypeError('Not a function'))).toMatchObject({
      status: 'due',
      lastError: 'Not a function',
    });
  });

  it('is the last one when the server says so, and keeps the e-mail and the reason', async () => {
    expect(await attempt(forEver)).toMatchObject({
      status: 'given-up',
      lastError: '550 No <anna@example.com>',
      text: 'Grüße',
    });
  });

  it('is the last one when the next would come after the end of the link inside', async () => {
    expect(await attempt(forNow, { usefulUntil: new Date(Date.now() + 1_000) })).toMatchObject({ status: 'given-up' });
  });

  it.each([
    [2.9 * day, 'due'],
    [3.1 * day, 'given-up'],
  ])('leaves an e-mail that is %d ms old %s', async (age, status) => {
    expect(await attempt(forNow, { queuedAt: new Date(Date.now() - age) })).toMatchObject({ status });
  });

  it('is made again at once when it was cut off by a stop', async () => {
    const email = await attempt(forNow, { cutOff: AbortSignal.abort() });
    expect(email).toMatchObject({ status: 'due', leasedBy: null });
    expect(email?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each([forNow, forEver])('is logged without an address or a word of the e-mail: $summary', async (failure) => {
    await attempt(failure);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain(failure.summary);
    expect(log[0]).not.toMatch(/example\.com|Grüße|genehmigt/);
  });
});
