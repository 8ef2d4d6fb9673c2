import {
  admitGuest,
  checkPassword,
  DomainError,
  getPublicSettings,
  settingsChanged,
  type RequestOf,
} from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { publicSettings } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const right = 'Grüße 100% 🏡';
const admission = 'the-admission.of-a-guest';
let passwordRequired = true;
const judged: RequestOf<typeof admitGuest>[] = [];
const limited = new Set<string>();
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    variables: { TRUST_PROXY: 'loopback' },
    handlers: [
      fakeHandler(getPublicSettings, () => ({ ...publicSettings, passwordRequired })),
      fakeHandler(admitGuest, (request) => {
        judged.push(request);
        if (limited.has(request.caller)) throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds: 9 } });
        if (!request.passwords.includes(right)) throw new DomainError('PASSWORD_REQUIRED');
        return request.admission === admission ? {} : { admission };
      }),
      fakeHandler(checkPassword, ({ password }) =>
        password === right ? { valid: true, admission } : { valid: false },
      ),
    ],
  });
});
afterAll(() => bff.close());

const settings = async (required: boolean): Promise<void> => {
  passwordRequired = required;
  await bff.publish(settingsChanged, {});
};
beforeEach(async () => {
  await settings(true);
  judged.length = 0;
  limited.clear();
});

const cookieOfGuest = `hearthstay-admission=${admission}`;

const occupied = (password?: string, caller = '203.0.113.7', cookie = '') =>
  bff.fetch('/api/bookings/occupied', {
    headers: {
      'X-Forwarded-For': caller,
      Cookie: cookie,
      ...(password !== undefined && { Authorization: `Bearer ${encodeURIComponent(password)}` }),
    },
  });

describe('The occupied days of a site with a password', () => {
  it.each([undefined, 'wrong', ''])('are refused to a guest who sends %j', async (password) => {
    expect(await errorIn(await occupied(password))).toMatchObject({
      status: 401,
      code: 'PASSWORD_REQUIRED',
      requiresPassword: true,
    });
  });

  it('are returned for the right password in every encoding', async () => {
    expect((await occupied(right)).status).toBe(200);
    expect(judged).toEqual([{ passwords: [right, encodeURIComponent(right)], caller: '203.0.113.7' }]);
  });

  it.each([
    ['geheim', ['geheim']],
    ['100%', ['100%']],
    ['pass%41', ['passA', 'pass%41']],
  ])(
    'have %s, which no browser has encoded, read as it is, and decoded where that is possible',
    async (sent, passwords) => {
      await bff.fetch('/api/bookings/occupied', { headers: { Authorization: `Bearer ${sent}` } });
      expect(judged).toMatchObject([{ passwords }]);
    },
  );

  it('set an admission cookie that the browser sends with every guest call', async () => {
    const [cookie] = (await occupied(right)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^hearthstay-admission=the-admission\.of-a-guest; Max-Age=\d+; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    expect((await occupied(right, undefined, cookieOfGuest)).headers.getSetCookie()).toEqual([]);
    expect(judged.at(-1)).toMatchObject({ admission });
  });

  it('are refused to other guests while they are cached', async () => {
    await occupied(right, undefined, cookieOfGuest);
    expect((await occupied(right, undefined, cookieOfGuest)).status).toBe(200);
    expect((await occupied()).status).toBe(401);
    expect((await occupied('wrong')).status).toBe(401);
  });

  it('do not cost a password hash for every page view', async () => {
    for (let view = 0; view < 5; view += 1) {
      expect((await occupied(right, undefined, cookieOfGuest)).status).toBe(200);
    }
    expect(judged).toHaveLength(1);
  });

  it('send every wrong password to the service, which counts it', async () => {
    for (let view = 0; view < 3; view += 1) await occupied('wrong');
    expect(judged).toHaveLength(3);
  });

  it('are refused to a guest whose attempts are used up, even with a password that has admitted another', async () => {
    await occupied(right, '203.0.113.2', cookieOfGuest);
    limited.add('203.0.113.2');
    for (const cookie of ['', 'hearthstay-admission=made-up']) {
      for (const guess of ['wrong', right]) expect((await occupied(guess, '203.0.113.2', cookie)).status).toBe(429);
    }
  });

  it('are refused for the old password as soon as it has changed', async () => {
    await occupied(right, undefined, cookieOfGuest);
    await bff.publish(settingsChanged, {});
    expect((await occupied(right, undefined, cookieOfGuest)).status).toBe(200);
    expect(judged).toHaveLength(2);
  });

  it('are for everybody while there is no password, and for nobody without it once it is set again', async () => {
    await settings(false);
    expect((await occupied()).status).toBe(200);
    await settings(true);
    expect((await occupied()).status).toBe(401);
  });
});

describe('The password check', () => {
  it.each([
    [right, true],
    ['wrong', false],
  ])('verifies %j', async (password, valid) => {
    const response = await bff.send('POST', '/api/bookings/check-password', { password });
    expect([response.status, await response.json()]).toEqual([200, { valid }]);
  });

  it('sets an admission cookie for the right password and none for a wrong one', async () => {
    const check = async (password: string) =>
      (await bff.send('POST', '/api/bookings/check-password', { password })).headers.getSetCookie();
    expect(await check(right)).toEqual([expect.stringContaining(`hearthstay-admission=${admission};`)]);
    expect(await check('wrong')).toEqual([]);
  });

  it.each([
    [{}, 'REQUIRED'],
    [{ password: 5 }, 'WRONG_TYPE'],
    [{ password: { $ne: '' } }, 'WRONG_TYPE'],
    [{ password: 'x'.repeat(1_001) }, 'WRONG_TYPE'],
  ])('refuses a malformed password (%#)', async (body, code) =>
    expect(await errorIn(await bff.send('POST', '/api/bookings/check-password', body))).toMatchObject({
      status: 400,
      details: [{ field: 'password', code }],
    }),
  );
});
