import type { adminAccessRequested } from '@hearthstay/contracts';
import {
  authenticate,
  closeSession,
  endOtherSessions,
  endSession,
  issueLoginLink,
  listSessions,
  openSession,
  requestAccess,
  type PayloadOf,
} from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase } from '@hearthstay/testing';
import { recordedIn, startAdminAuth, type RunningAdminAuth } from '../testing/start-admin-auth';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Far in the future, because databases remove expired documents by their own clocks. */
const start = Date.parse('2031-05-10T10:00:00Z');

describeEachDatabase('The login of an admin', (database, onEmbeddedDatabase) => {
  let now = start;
  let service: RunningAdminAuth;

  beforeAll(async () => {
    service = await startAdminAuth(database, { clock: new Clock(() => new Date(now)) });
  });
  beforeEach(async () => {
    now = start;
    await database.connection().collection('login_links').deleteMany({});
    await database.connection().collection('sessions').deleteMany({});
  });
  afterAll(() => service.close());

  const mailed = async () =>
    (await recordedIn(database, 'login_links')).map(({ payload }) => payload as PayloadOf<typeof adminAccessRequested>);

  const linkToken = async () => {
    await service.client.call(requestAccess, { email: 'owner@house.example', caller: '192.0.2.1' });
    return (await mailed()).at(-1)?.link.token ?? '';
  };

  /** That of an operator, who gets the same link for one session without the wait of a request. */
  const operatorLinkToken = async () => {
    const { token } = await service.client.call(issueLoginLink, { email: 'owner@house.example', add: false });
    return token;
  };

  const open = (token: string) => service.client.call(openSession, { linkToken: token });
  const whoIs = (token: string) => service.client.call(authenticate, { token });

  describe('A request for a link', () => {
    it('sends an e-mail to an admin, in any case of the address, with the expiry', async () => {
      await service.client.call(requestAccess, { email: ' Owner@House.example ', caller: '192.0.2.1' });
      expect(await mailed()).toEqual([
        {
          email: 'owner@house.example',
          link: { token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: new Date(start + 15 * minute).toISOString() },
        },
      ]);
    });

    it('stores no token outside the e-mail', async () => {
      const token = await linkToken();
      const link = await database.connection().collection('login_links').findOne({});
      expect(JSON.stringify({ ...link, outbox: undefined })).not.toContain(token);
    });

    onEmbeddedDatabase(() => {
      it('has the same response for everybody else, and creates no link', async () => {
        await expect(
          service.client.call(requestAccess, { email: 'stranger@mail.example', caller: '192.0.2.1' }),
        ).resolves.toEqual({ linkMinutes: 15 });
        expect(await database.connection().collection('login_links').countDocuments({})).toBe(0);
      });

      it('takes the same time for everybody', async () => {
        const durationFor = async (email: string) => {
          const asked = performance.now();
          await service.client.call(requestAccess, { email, caller: '192.0.2.1' });
          return performance.now() - asked;
        };
        const durations = await Promise.all([durationFor('owner@house.example'), durationFor('stranger@mail.example')]);
        for (const duration of durations) expect(duration).toBeGreaterThan(245);
      });
    });
  });

  describe('A link', () => {
    it('opens a session of the admin', async () => {
      const { email, token } = await open(await linkToken());
      expect(email).toBe('owner@house.example');
      await expect(whoIs(token)).resolves.toEqual({ email: 'owner@house.example', isFresh: true });
      now = start + 15 * minute;
      await expect(whoIs(token)).resolves.toEqual({ email: 'owner@house.example', isFresh: false });
    });

    it('opens no fourth session for twenty concurrent callers', async () => {
      const link = await linkToken();
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => open(link)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    });

    it('is valid for fifteen minutes', async () => {
      const link = await linkToken();
      now = start + 15 * minute - 1;
      await expect(open(link)).resolves.toBeDefined();
      now = start + 15 * minute;
      await expect(open(link)).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
    });

    onEmbeddedDatabase(() => {
      it('opens three separate sessions and no fourth', async () => {
        const link = await linkToken();
        const sessions = [await open(link), await open(link), await open(link)];
        expect(new Set(sessions.map(({ token }) => token)).size).toBe(3);
        await expect(open(link)).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
      });

      it.each(['', 'wrong', 'x'.repeat(43)])('with the invalid token %j opens nothing', async (token) => {
        await expect(open(token)).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
      });

      it('of a removed admin opens nothing', async () => {
        const link = await operatorLinkToken();
        const rosters = database.connection().collection('admin_roster');
        const roster = await rosters.findOne({});
        await rosters.updateOne({}, { $set: { admins: [] } });
        await expect(open(link)).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
        await rosters.updateOne({}, { $set: { admins: roster?.['admins'] } });
      });
    });
  });

  describe('A session', () => {
    const session = async () => (await open(await operatorLinkToken())).token;

    it('is stored without its token', async () => {
      const token = await session();
      expect(JSON.stringify(await database.connection().collection('sessions').find({}).toArray())).not.toContain(
        token,
      );
    });

    it('is extended by use', async () => {
      const token = await session();
      for (const days of [6, 12, 18, 24, 30]) {
        now = start + days * day;
        await expect(whoIs(token)).resolves.toBeDefined();
      }
      now = start + 30 * day + 1;
      await expect(whoIs(token)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
    });

    it('ends at logout, and a second logout succeeds', async () => {
      const token = await session();
      await expect(service.client.call(closeSession, { token })).resolves.toEqual({ email: 'owner@house.example' });
      await expect(whoIs(token)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      await expect(service.client.call(closeSession, { token })).resolves.toEqual({});
    });

    it('ends when the same browser signs in again', async () => {
      const former = await session();
      const { token } = await service.client.call(openSession, {
        linkToken: await operatorLinkToken(),
        formerToken: former,
      });
      await expect(whoIs(former)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      await expect(whoIs(token)).resolves.toBeDefined();
    });

    it('is listed for its admin, without tokens, until it ends', async () => {
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
      const { token: phone } = await service.client.call(openSession, {
        linkToken: await operatorLinkToken(),
        userAgent,
      });
      now = start + minute;
      const desk = await session();
      const [current, other] = await service.client.call(listSessions, { token: desk });
      expect(current).toMatchObject({ isCurrent: true, browser: null, system: null });
      expect(other).toEqual({
        id: expect.any(String),
        startedAt: new Date(start).toISOString(),
        lastUsedAt: new Date(start).toISOString(),
        browser: 'Firefox',
        system: 'Linux',
        isCurrent: false,
      });
      await expect(whoIs(other?.id ?? '')).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      await service.client.call(endSession, { token: desk, id: other?.id ?? '' });
      await expect(whoIs(phone)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      expect(await service.client.call(listSessions, { token: desk })).toHaveLength(1);
    });

    it('is ended with all others by the remaining one, and by no ended one', async () => {
      const [first, second, third] = [await session(), await session(), await session()];
      await service.client.call(endOtherSessions, { token: second });
      for (const ended of [first, third]) {
        await expect(service.client.call(endOtherSessions, { token: ended })).rejects.toMatchObject({
          code: 'AUTHENTICATION_REQUIRED',
        });
      }
      await expect(whoIs(second)).resolves.toBeDefined();
    });

    onEmbeddedDatabase(() => {
      it('expires after seven days without use', async () => {
        const token = await session();
        now = start + 7 * day + 1;
        await expect(whoIs(token)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      });

      it('ends when its admin is removed', async () => {
        const token = await session();
        const rosters = database.connection().collection('admin_roster');
        const roster = await rosters.findOne({});
        await rosters.updateOne({}, { $set: { admins: [] } });
        await expect(whoIs(token)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
        await rosters.updateOne({}, { $set: { admins: roster?.['admins'] } });
      });

      it('is not authenticated by the token of a link', async () => {
        await expect(whoIs(await operatorLinkToken())).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      });
    });
  });
});
