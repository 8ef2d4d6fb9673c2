import { calendarFeedsChanged, DomainError, occupiedDaysChanged, readFeed, rotateFeed } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { Logger } from '@nestjs/common';
import { feedText, offeredFeed } from '../../testing/calendars';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
});
afterAll(() => bff.close());

const asAdmin = async (path: string, method = 'GET', body?: object) => {
  const response = await bff.fetch(`/api/admin/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${adminToken}`,
      'Accept-Language': 'en',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> & { url: string } };
};

describe('Calendars that are read', () => {
  it('are listed with the reason of a failure in words', async () => {
    const { body } = await asAdmin('calendars');
    expect(body).toMatchObject([
      {
        lastError: {
          code: 'CALENDAR_REFUSED',
          params: { status: 403 },
          message: 'The server of the calendar answers with the error 403. Is the address still right?',
        },
      },
    ]);
  });

  it('have a default for everything but name and address', async () => {
    expect(await asAdmin('calendars', 'POST', { name: 'Vrbo', url: 'https://example.org/a.ics' })).toMatchObject({
      status: 201,
      body: { name: 'Vrbo' },
    });
    const { status, body } = await asAdmin('calendars', 'POST', {
      url: 'x',
      color: 'mauve',
      options: { onlyReserved: 1 },
    });
    expect([status, body]).toMatchObject([
      400,
      {
        details: [
          { field: 'name', code: 'CALENDAR_NAME_REQUIRED' },
          { field: 'color', code: 'INVALID' },
          { field: 'options.onlyReserved', code: 'WRONG_TYPE' },
        ],
      },
    ]);
  });
});

describe('Calendars that others read', () => {
  it('show their address once', async () => {
    expect((await asAdmin('feeds', 'POST', { name: 'Airbnb' })).body.url).toMatch(/\/api\/feeds\/secret\.ics$/);
    expect((await asAdmin('feeds/feed-1/rotate', 'POST')).body.url).toMatch(/\/api\/feeds\/other\.ics$/);
    expect(JSON.stringify((await asAdmin('feeds')).body)).toContain('/api/feeds/…');
  });

  it('are sent to whoever knows the address, once each time that they change', async () => {
    const response = await bff.fetch('/api/feeds/secret.ics');
    expect([response.status, await response.text()]).toEqual([200, feedText]);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="calendar.ics"');
    const etag = response.headers.get('etag') ?? '';
    const again = await bff.fetch('/api/feeds/secret.ics', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await bff.fetch('/api/feeds/secret.ics', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it.each(['/api/feeds/wrong.ics', '/api/feeds/secret', '/api/feeds/.ics', `/api/feeds/${'x'.repeat(200)}.ics`])(
    'are not found at %s',
    async (path) => expect((await bff.fetch(path)).status).toBe(404),
  );

  describe('from memory', () => {
    const path = '/api/feeds/secret.ics';
    const asked: { userAgent: string; isRecorded: boolean }[] = [];
    let error: DomainError | undefined;
    let cached: TestBff;
    beforeAll(async () => {
      cached = await startTestBff({
        handlers: [
          fakeHandler(readFeed, ({ userAgent, isRecorded }) => {
            asked.push({ userAgent, isRecorded });
            if (error) throw error;
            return { calendar: feedText, withNames: true };
          }),
          fakeHandler(rotateFeed, () => {
            error = new DomainError('NOT_FOUND');
            return { ...offeredFeed, token: 'other' };
          }),
        ],
      });
    });
    beforeEach(async () => {
      error = undefined;
      await cached.publish(occupiedDaysChanged, {});
      asked.length = 0;
    });
    afterAll(() => cached.close());
    const read = (method = 'GET') => cached.fetch(path, { method, headers: { 'User-Agent': 'Airbnb' } });

    it('are the same as from the service', async () => {
      const headersOf = ({ headers }: Response) =>
        [...headers].filter(([name]) => !['date', 'x-correlation-id'].includes(name));
      const [fromService, fromMemory] = [await read(), await read()];
      expect(headersOf(fromMemory)).toEqual(headersOf(fromService));
      expect(await fromMemory.text()).toBe(await fromService.text());
    });

    it('are logged without their token', async () => {
      const logs = [jest.spyOn(Logger.prototype, 'log'), jest.spyOn(Logger.prototype, 'debug')];
      const routes = () => logs.flatMap(({ mock }) => mock.calls.map(([entry]) => (entry as { route: string }).route));
      await read();
      await read();
      // The log of an earlier response may come late.
      const isPattern = (route: string) => route === '/api/feeds/:token.ics';
      await eventually(() => expect(routes().filter(isPattern).length).toBeGreaterThanOrEqual(2));
      expect(routes()).not.toContain('/api/feeds/secret.ics');
      for (const log of logs) log.mockRestore();
    });

    it('are recorded as read by GET, and not by HEAD', async () => {
      expect([(await read('HEAD')).status, (await read()).status]).toEqual([200, 200]);
      expect(asked).toEqual([
        { userAgent: 'Airbnb', isRecorded: false },
        { userAgent: 'Airbnb', isRecorded: true },
      ]);
    });

    it.each([occupiedDaysChanged, calendarFeedsChanged])('are no longer sent after $name', async (contract) => {
      await read();
      error = new DomainError('SERVICE_UNAVAILABLE');
      await cached.publish(contract, {});
      expect((await read()).status).toBe(503);
    });

    it('end with their token, without an event', async () => {
      await read();
      const headers = { Authorization: `Bearer ${adminToken}` };
      await cached.fetch('/api/admin/feeds/feed-1/rotate', { method: 'POST', headers });
      expect((await read()).status).toBe(404);
    });
  });

  it('are never empty because the database is away', async () => {
    const down = await startTestBff({
      handlers: [
        fakeHandler(readFeed, () => {
          throw new DomainError('SERVICE_UNAVAILABLE');
        }),
      ],
    });
    const response = await down.fetch('/api/feeds/secret.ics');
    await down.close();
    expect(response.status).toBe(503);
  });
});
