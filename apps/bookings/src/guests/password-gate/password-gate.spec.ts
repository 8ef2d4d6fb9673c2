import { admitGuest, checkPassword, createRequest, DomainError, updateSettings } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { hashPassword } from '../../settings/domain/password-hash';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';

const caller = '192.0.2.1';

describeOnEmbeddedDatabase('The password gate', (database) => {
  const { anna, call, clock, service, stored } = useBookings(database, { rateLimits: 'on' });
  let other: RunningBookings;

  beforeAll(async () => {
    other = await startBookings(database, clock, { rateLimits: 'on' });
  });
  afterAll(() => other.close());

  const outcome = async (work: Promise<unknown>): Promise<unknown> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  };

  const check = (password: string, at = service(), admission?: string) =>
    outcome(at.client.call(checkPassword, { password, caller, admission }));
  const admitByAny = (passwords: string[], at = service(), from = caller, admission?: string) =>
    outcome(at.client.call(admitGuest, { passwords, caller: from, admission }));
  const admit = (password: string | undefined, at = service(), from = caller, admission?: string) =>
    admitByAny(password === undefined ? [] : [password], at, from, admission);

  const admission = expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/) as string;
  /** The admission of a guest who has sent the right password. */
  const admissionOfGuest = async () =>
    (await service().client.call(admitGuest, { passwords: ['Sesam'], caller })).admission;

  const times = <Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)));

  describe('while there is no password', () => {
    it('admits all guests and counts nothing', async () => {
      expect(await check('anything')).toEqual({ valid: true });
      expect([await admit(undefined), await admit('anything')]).toEqual([{}, {}]);
      expect(await stored.all('rate_limits')).toEqual([]);
    });
  });

  describe('while there is one', () => {
    beforeEach(() => call(updateSettings, { appPassword: 'Sesam' }));

    it('admits guests with the password and no others', async () => {
      expect([await check('Sesam'), await check('sesam')]).toEqual([{ valid: true, admission }, { valid: false }]);
      expect(await admit('Sesam')).toEqual({ admission });
      for (const password of ['sesam', 'Sesam ', 'Sesam\0', '', '  ', undefined]) {
        expect(await admit(password)).toBe('PASSWORD_REQUIRED');
      }
    });

    it('accepts any correct decoding of the password, counted as one guess', async () => {
      for (const readings of [
        ['Sesam', 'Sesame'],
        ['Sesame', 'Sesam'],
      ]) {
        expect(await admitByAny(readings)).toEqual({ admission });
      }
      expect(await admitByAny(['Sesame', 'sesam'])).toBe('PASSWORD_REQUIRED');
      expect((await stored.all('rate_limits')).map(({ points }) => points)).toEqual([1]);
    });

    it('renews a hash of a lower cost at the next right password, and at no wrong one', async () => {
      const hashOf = async () => (await stored.all('settings'))[0]?.['appPasswordHash'] as string;
      const cheapest = await hashPassword('Sesam', { ln: 2, r: 8, p: 1 });
      await database
        .connection()
        .collection('settings')
        .updateOne({}, { $set: { appPasswordHash: cheapest } });
      expect([await check('Sesam\0'), await check('sesam'), await hashOf()]).toEqual([
        { valid: false },
        { valid: false },
        cheapest,
      ]);
      const admitted = await call(checkPassword, { password: 'Sesam', caller });
      expect(admitted).toEqual({ valid: true, admission });
      expect(await hashOf()).toMatch(/^\$scrypt\$ln=4,/);
      // The admission is of the new hash, so the guest needs no other one.
      expect(await check('Sesam', service(), admitted.admission)).toEqual({ valid: true });
      expect([await check('Sesam'), await check('Sesam', other), await check('sesam')]).toEqual([
        { valid: true, admission },
        { valid: true, admission },
        { valid: false },
      ]);
    });

    it.each(['', '   ', '\t'])('never takes %j for it', async (password) => {
      expect(await check(password)).toEqual({ valid: false });
    });

    it('requires the new password as soon as it has changed, in every instance', async () => {
      expect([await admit('Sesam'), await admit('Sesam', other)]).toEqual([{ admission }, { admission }]);
      await call(updateSettings, { appPassword: 'Simsalabim' });
      expect([await admit('Sesam'), await admit('Sesam', other)]).toEqual(['PASSWORD_REQUIRED', 'PASSWORD_REQUIRED']);
      expect([await admit('Simsalabim'), await admit('Simsalabim', other)]).toEqual([{ admission }, { admission }]);
    });

    it('checks ten wrong passwords in five minutes in all instances, then none, not even the right one', async () => {
      const responses = await times(14, (n) => check(`guess ${n}`, n % 2 ? other : service()));
      expect(responses.filter((response) => response === 'RATE_LIMITED')).toHaveLength(4);
      expect([await check('Sesam'), await check('Sesam', other)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
      await expect(call(checkPassword, { password: 'Sesam', caller })).rejects.toMatchObject({
        content: { params: { retryAfterSeconds: expect.any(Number) } },
      });
      expect(await outcome(call(checkPassword, { password: 'Sesam', caller: '192.0.2.2' }))).toEqual({
        valid: true,
        admission,
      });
    });

    it('counts wrong passwords of guests against the same limit, and is closed past it for the right one too', async () => {
      await admit('Sesam', other);
      await times(6, (n) => check(`guess ${n}`));
      const responses = await times(6, (n) => admit(`guess ${n}`, n % 2 ? other : service()));
      expect(responses.filter((response) => response === 'PASSWORD_REQUIRED')).toHaveLength(4);
      expect([await admit('Sesam'), await admit('Sesam', other)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
      expect(await admit('Sesam', other, '192.0.2.2')).toEqual({ admission });
    });

    it('accepts the right password any number of times, and does not count a missing one', async () => {
      await times(15, () => admit(undefined));
      const responses = await times(12, (n) => admit('Sesam', n % 2 ? other : service()));
      expect(responses).toEqual(Array.from({ length: 12 }, () => ({ admission })));
      expect((await stored.all('rate_limits')).map(({ points }) => points)).toEqual([0]);
    });

    it('does not count concurrent checks of the right password in any instance', async () => {
      const responses = await times(12, (n) => check('Sesam', n % 2 ? other : service()));
      expect(responses).toEqual(Array.from({ length: 12 }, () => ({ valid: true, admission })));
      for (let n = 0; n < 3; n += 1) expect(await check('Sesam')).toEqual({ valid: true, admission });
      expect((await stored.all('rate_limits')).map(({ points }) => points)).toEqual([0]);
    });

    describe('and another guest at the same address has guessed too often', () => {
      let admissionBefore: string | undefined;
      beforeEach(async () => {
        admissionBefore = await admissionOfGuest();
        await times(10, (n) => check(`guess ${n}`));
      });

      it('accepts a valid admission past the limit, in every instance, and no invalid one', async () => {
        for (const at of [service(), other]) {
          expect(await admit('Sesam', at, caller, admissionBefore)).toEqual({});
          expect(await check('Sesam', at, admissionBefore)).toEqual({ valid: true });
          expect([await admit('Sesam', at), await check('Sesam', at)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
        }
        await expect(
          call(createRequest, { ...anna, caller, passwords: ['Sesam'], admission: admissionBefore }),
        ).resolves.toMatchObject({ status: 'pending' });
      });

      it('counts wrong passwords with an admission against a separate limit', async () => {
        const guess = (n: number) => admit(`guess ${n}`, n % 2 ? other : service(), caller, admissionBefore);
        expect(new Set(await times(10, guess))).toEqual(new Set(['PASSWORD_REQUIRED']));
        expect(await admit('Sesam', other, caller, admissionBefore)).toBe('RATE_LIMITED');
      });

      it('ignores an admission that is forged, or of another password', async () => {
        expect(await admit('Sesam', other, caller, 'made-up')).toBe('RATE_LIMITED');
        await call(updateSettings, { appPassword: 'Simsalabim' });
        expect(await admit('Simsalabim', other, caller, admissionBefore)).toBe('RATE_LIMITED');
      });
    });
  });
});
