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
    for (let use = 0; use < 5; use += 1) await ask({ ...right, caller: ways.caller.caller });
  });

  const { fields, password, email, days, caller } = ways;

  it.each([
    ['its fields', { ...fields, ...password, ...email, ...days, ...caller }, 'VALIDATION_FAILED'],
    ['its password', { ...password, ...email, ...days, ...caller }, 'PASSWORD_REQUIRED'],
    ['its days', { ...email, ...days, ...caller }, 'MAX_CONSECUTIVE_DAYS'],
    ['how many there have been', { ...email, ...caller }, 'RATE_LIMITED'],
    ['who asks', email, 'NOT_WHITELISTED'],
  ])('is refused for %s first, when all before that is mended, and leaves no request', async (_what, wrong, code) => {
    const before = JSON.stringify([await stored.all('booking_requests'), await stored.all('guest_links')]);
    await expect(ask({ ...right, idempotencyKey: 'a-key', ...wrong })).rejects.toMatchObject({ code });
    expect(JSON.stringify([await stored.all('booking_requests'), await stored.all('guest_links')])).toBe(before);
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
