import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import type { RateLimit, ReachedLimits, RateLimitRule } from '../../index';
import { limitIn, reachedLimitsIn } from '../testing/limit-in';

const day = 86_400;
const rules: RateLimitRule[] = [
  { name: 'knocks', by: ['caller', 'email'], uses: 2, withinSeconds: 60 },
  { name: 'of-caller', by: ['caller'], uses: 4, withinSeconds: day, notice: 'EMAILS_OF_CALLER_LIMITED' },
  { name: 'to-address', by: ['email'], uses: 3, withinSeconds: day, notice: 'EMAILS_TO_ADDRESS_LIMITED' },
];
const houseRule: RateLimitRule = {
  name: 'of-house',
  by: ['house'],
  uses: 2,
  withinSeconds: day,
  notice: 'EMAILS_OF_HOUSE_LIMITED',
};

describeEachDatabase('A limit of several rules', (database) => {
  let limit: RateLimit;
  let house: RateLimit;
  let reached: ReachedLimits;

  const stored = (name: string) => database.connection().collection(name);
  const pointsOf = async () => (await stored('rate_limits').find({}).toArray()).map(({ points }) => points as number);
  const use = (n: number, counted: { caller?: string; email?: string } = {}) =>
    limit.use({ caller: `192.0.2.${n}`, email: `guest-${n}@mail.example`, ...counted });
  const refused = { code: 'RATE_LIMITED' };

  beforeAll(async () => {
    limit = await limitIn(database.connection(), rules);
    house = await limitIn(database.connection(), [houseRule]);
    reached = await reachedLimitsIn(database.connection());
  });
  beforeEach(async () => {
    await stored('rate_limits').deleteMany({});
    await stored('reached_limits').deleteMany({});
  });

  /** The short periods end, those of a day do not. */
  const waitAMinute = () =>
    stored('rate_limits').updateMany(
      { key: { $gte: 'knocks:', $lt: 'knocks;' } },
      { $set: { expire: new Date(Date.now() - 1) } },
    );

  it('is reached with its first counter, and a refused use is not counted by any', async () => {
    await use(1, { email: 'anna@mail.example' });
    await use(2, { email: 'anna@mail.example' });
    const before = await pointsOf();
    await expect(use(1, { email: 'anna@mail.example' })).rejects.toMatchObject(refused);
    expect(await pointsOf()).toEqual(before);
  });

  it('counts exactly the allowed uses of concurrent callers and addresses, and no refused one', async () => {
    const person = fc.integer({ min: 0, max: 2 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(person, person), { maxLength: 10 }), async (uses) => {
        await stored('rate_limits').deleteMany({});
        const isAllowed = await Promise.all(
          uses.map(([n, to]) =>
            use(n, { email: `guest-${to}@mail.example` }).then(
              () => true,
              () => false,
            ),
          ),
        );
        const allowed = isAllowed.filter(Boolean).length;
        expect((await pointsOf()).reduce((sum, points) => sum + points, 0)).toBe(4 * allowed);
      }),
      { numRuns: 15 },
    );
  });

  it('is not exhausted by concurrent refused uses', async () => {
    for (const n of [1, 1]) await use(n, { email: 'ben@mail.example' });
    const refusals = Array.from({ length: 20 }, () =>
      expect(use(1, { email: 'anna@mail.example' })).rejects.toMatchObject(refused),
    );
    const others = [2, 3].map((n) => expect(use(n, { email: 'anna@mail.example' })).resolves.toBeUndefined());
    await Promise.all([...refusals, ...others]);
  });

  it('changes no counter after the one that refuses', async () => {
    for (const n of [1, 1]) await use(n, { email: 'ben@mail.example' });
    const before = await stored('rate_limits').find({}).toArray();
    await expect(use(1, { email: 'anna@mail.example' })).rejects.toMatchObject(refused);
    expect(await stored('rate_limits').find({}).toArray()).toEqual(before);
  });

  it('applies for a day by caller and by e-mail address, with the time to wait', async () => {
    for (const n of [1, 2, 3]) await use(n, { email: 'anna@mail.example' }).then(waitAMinute);
    const refusal: unknown = await use(4, { email: 'anna@mail.example' }).catch((error: unknown) => error);
    expect(refusal).toMatchObject(refused);
    const { retryAfterSeconds } = (refusal as { content: { params: { retryAfterSeconds: number } } }).content.params;
    expect(retryAfterSeconds).toBeGreaterThan(day - 600);
    for (const n of [5, 6, 7, 8]) await use(n, { caller: '192.0.2.9' }).then(waitAMinute);
    await expect(use(9, { caller: '192.0.2.9' })).rejects.toMatchObject(refused);
  });

  it('applies to all callers together if a counter has the scope of the site', async () => {
    await house.use({});
    await expect(house.assertNotUsedUp({})).resolves.toBeUndefined();
    await house.use({ caller: '192.0.2.1' });
    await expect(house.use({ caller: '192.0.2.2' })).rejects.toMatchObject(refused);
  });

  it('is reported once its last use is taken, and once for its duration', async () => {
    for (const n of [1, 2]) await use(n, { email: 'anna@mail.example' }).then(waitAMinute);
    expect(await reached.list()).toEqual([]);
    await use(3, { email: 'anna@mail.example' });
    const [first] = await reached.list();
    expect(first).toEqual({ code: 'EMAILS_TO_ADDRESS_LIMITED', since: expect.any(String) as string });
    await reached.note('EMAILS_TO_ADDRESS_LIMITED');
    expect(await reached.list()).toEqual([first]);
  });

  it('is not reported a day later, and the database removes it', async () => {
    await reached.note('EMAILS_OF_HOUSE_LIMITED');
    await stored('reached_limits').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await reached.list()).toEqual([]);
    expect(await stored('reached_limits').listIndexes().toArray()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });
});
