import { DomainError } from '@hearthstay/contracts';
import { closeDatabase, openDatabase } from '@hearthstay/database';
import { runInMessageContext } from '@hearthstay/message-context';
import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { type RateLimit, type RateLimitRule } from '../../index';
import { limitIn } from '../testing/limit-in';

const rule: RateLimitRule = { name: 'knocks', by: ['caller', 'email'], uses: 3, withinSeconds: 60 };
const anna = { caller: '192.0.2.1', email: 'anna@mail.example' };
const ben = { caller: '192.0.2.2', email: 'ben@mail.example' };

describeEachDatabase('A limit', (database) => {
  let other: Connection;
  let limit: RateLimit;
  /** The same limit in another instance of the service. */
  let limitElsewhere: RateLimit;

  beforeAll(async () => {
    other = await openDatabase({ uri: database.uri(), name: database.name() });
    limit = await limitIn(database.connection(), [rule]);
    limitElsewhere = await limitIn(other, [rule]);
  });
  beforeEach(() => stored().deleteMany({}));
  afterAll(() => closeDatabase(other));

  const stored = () => database.connection().collection('rate_limits');

  const outcome = async (use: Promise<void>): Promise<string> => {
    try {
      await use;
      return 'allowed';
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  };

  const allowedOf = (outcomes: string[]) => outcomes.filter((one) => one === 'allowed').length;

  it('does not count a use after the deadline of the command', async () => {
    const context = { correlationId: 'late', deadline: performance.now() - 1 };
    expect(await runInMessageContext(context, () => outcome(limit.use(anna)))).toBe('SERVICE_TIMEOUT');
    expect(await stored().countDocuments()).toBe(0);
  });

  it('refuses the first use above it with the seconds until the next one', async () => {
    for (let use = 0; use < 3; use += 1) await limit.use(anna);
    const refusal = await limit.use(anna).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'RATE_LIMITED',
      content: { params: { retryAfterSeconds: expect.any(Number) } },
    });
    const { retryAfterSeconds } = (refusal as { content: { params: { retryAfterSeconds: number } } }).content.params;
    expect(retryAfterSeconds).toBeGreaterThan(10);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('counts by caller for any e-mail address, and by e-mail address for any caller', async () => {
    for (let use = 0; use < 3; use += 1) await limit.use({ ...anna, email: `guest-${use}@mail.example` });
    await expect(limit.use({ ...anna, email: 'another@mail.example' })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (let use = 0; use < 3; use += 1) await limit.use({ ...ben, caller: `198.51.100.${use}` });
    await expect(limit.use({ ...ben, caller: '198.51.100.9' })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('does not count a refused use for the caller or for the e-mail address', async () => {
    for (let use = 0; use < 3; use += 1) await limit.use({ ...ben, caller: `198.51.100.${use}` });
    for (let use = 0; use < 4; use += 1)
      expect(await outcome(limit.use({ ...anna, email: ben.email }))).toBe('RATE_LIMITED');
    await limit.giveBack({ ...ben, caller: '198.51.100.1' });
    expect([await outcome(limit.use(ben)), await outcome(limit.use(anna))]).toEqual(['allowed', 'allowed']);
  });

  it('does not let a blocked caller exhaust the limit of an e-mail address', async () => {
    for (let use = 0; use < 3; use += 1) await limit.use({ caller: anna.caller });
    for (let use = 0; use < 3; use += 1)
      expect(await outcome(limit.use({ ...ben, caller: anna.caller }))).not.toBe('allowed');
    await expect(limit.use(ben)).resolves.toBeUndefined();
  });

  it('allows exactly the configured number of concurrent uses on all instances', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (elsewhere) => {
        await stored().deleteMany({});
        const uses = elsewhere.map((isElsewhere) => outcome((isElsewhere ? limitElsewhere : limit).use(anna)));
        expect(allowedOf(await Promise.all(uses))).toBe(Math.min(3, elsewhere.length));
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['its time is over, even before the database has removed the old counter', -1],
    ['the clock was set back by an hour', 60 * 60_000],
  ])('restarts when %s', async (_, remainingMs) => {
    for (let use = 0; use < 5; use += 1) await outcome(limit.use(anna));
    await stored().updateMany({}, { $set: { expire: new Date(Date.now() + remainingMs) } });
    await expect(limit.assertNotUsedUp(anna)).resolves.toBeUndefined();
    const uses = Array.from({ length: 6 }, (_, n) => outcome((n % 2 ? limitElsewhere : limit).use(anna)));
    expect(allowedOf(await Promise.all(uses))).toBe(3);
  });

  it('has its old counters removed by the database', async () => {
    expect(await stored().listIndexes().toArray()).toContainEqual(
      expect.objectContaining({ key: { expire: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it('takes a use back', async () => {
    for (let use = 0; use < 3; use += 1) await limit.use(anna);
    await limit.giveBack(anna);
    expect([await outcome(limit.use(anna)), await outcome(limit.use(anna))]).toEqual(['allowed', 'RATE_LIMITED']);
  });

  it('can be checked without counting', async () => {
    for (let use = 0; use < 2; use += 1) await limit.use(anna);
    for (let look = 0; look < 5; look += 1) await limit.assertNotUsedUp(anna);
    await limit.use(anna);
    await expect(limitElsewhere.assertNotUsedUp(anna)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('stores no e-mail address in plain text', async () => {
    await limit.use(anna);
    expect(JSON.stringify(await stored().find({}).toArray())).not.toContain('anna');
  });

  it('is separate from limits of other names', async () => {
    for (let use = 0; use < 3; use += 1) await limit.use(anna);
    const bells = await limitIn(database.connection(), [{ ...rule, name: 'bells' }]);
    await expect(bells.use(anna)).resolves.toBeUndefined();
  });

  it('counts nothing while it is disabled', async () => {
    const off = await limitIn(database.connection(), []);
    for (let use = 0; use < 5; use += 1) await off.use(anna);
    await off.giveBack(anna);
    await off.assertNotUsedUp(anna);
    expect(await stored().countDocuments({})).toBe(0);
  });
});
