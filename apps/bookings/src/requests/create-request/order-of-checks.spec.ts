import { addToWhitelist, updateSettings } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('A request that is wrong in every way', (database) => {
  const { ask, call, stored } = useBookings(database, { rateLimits: 'on' });

  const ways = {
    fields: { name: ' ' },
    password: { passwords: ['wrong'] },
    email: { email: 'stranger@mail.example' },
    days: { endDate: '2031-06-20' },
    caller: { caller: '192.0.2.99' },
  };
  const right = { passwords: ['Sesam'], email: 'anna@mail.example', caller: '192.0.2.7' };

  beforeEach(async () => {
    await call(updateSettings, { appPassword: 'Sesam', whitelistEnabled: true });
    await call(addToWhitelist, { email: right.email });
  });

  it('is refused for its fields, then its password, its days, the limit and the whitelist', async () => {
    for (let use = 0; use < 5; use += 1) await ask({ ...right, caller: ways.caller.caller });
    const storedOfRequests = async () =>
      JSON.stringify([await stored.all('booking_requests'), await stored.all('guest_links')]);
    const before = await storedOfRequests();
    const { fields, password, email, days, caller } = ways;
    const expectRefusal = (wrong: object, code: string) =>
      expect(ask({ ...right, idempotencyKey: 'a-key', ...wrong })).rejects.toMatchObject({ code });
    // Each entry corrects the reason for the refusal before it.
    await expectRefusal({ ...fields, ...password, ...email, ...days, ...caller }, 'VALIDATION_FAILED');
    await expectRefusal({ ...password, ...email, ...days, ...caller }, 'PASSWORD_REQUIRED');
    await expectRefusal({ ...email, ...days, ...caller }, 'MAX_CONSECUTIVE_DAYS');
    await expectRefusal({ ...email, ...caller }, 'RATE_LIMITED');
    await expectRefusal(email, 'NOT_WHITELISTED');
    expect(await storedOfRequests()).toBe(before);
  });

  it('requires the password also for a repeated request', async () => {
    await call(updateSettings, { whitelistEnabled: false });
    const sent = { ...right, email: 'ben@mail.example', idempotencyKey: 'a-key' };
    await ask(sent);
    await expect(ask({ ...sent, passwords: [] })).rejects.toMatchObject({
      code: 'PASSWORD_REQUIRED',
    });
  });
});
