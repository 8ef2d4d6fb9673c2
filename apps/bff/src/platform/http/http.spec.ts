import { requestAccess } from '@hearthstay/contracts';
import { currentCorrelationId } from '@hearthstay/messaging';
import { Logger } from '@nestjs/common';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

let seen: string | undefined;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(requestAccess, () => {
        seen = currentCorrelationId();
        return { linkMinutes: 20 };
      }),
    ],
  });
});
afterAll(() => bff.close());

const ask = (headers: Record<string, string>) =>
  bff.send('POST', '/api/admin/request-access', { email: 'owner@example.com' }, headers);

describe('The correlation id', () => {
  it('of the client reaches the services', async () => {
    const response = await ask({ 'X-Correlation-Id': 'abc-123_XYZ' });
    expect(response.headers.get('X-Correlation-Id')).toBe('abc-123_XYZ');
    expect(seen).toBe('abc-123_XYZ');
  });

  it.each(['short', 'has spaces in it', 'x'.repeat(65), '{"json":"in the log"}'])(
    'is made when %j comes',
    async (id) => {
      const response = await ask({ 'X-Correlation-Id': id });
      expect(response.headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(seen).toBe(response.headers.get('X-Correlation-Id'));
    },
  );

  it('is set on errors as well', async () => {
    const response = await bff.fetch('/api/nothing', { headers: { 'X-Correlation-Id': 'abc-123_XYZ' } });
    expect(response.headers.get('X-Correlation-Id')).toBe('abc-123_XYZ');
  });
});

describe('The language of a response', () => {
  const [german, english] = ['Hier gibt es nichts.', 'There is nothing here.'];

  it.each([
    [undefined, german],
    ['', german],
    ['en', english],
    ['en-GB,en;q=0.9,de;q=0.8', english],
    ['de-AT,de;q=0.9,en;q=0.8', german],
    ['fr,en;q=0.5,de;q=0.1', english],
    ['fr', german],
    ['*', german],
    ['en;q=0', german],
    ['de;q=0.5,en;q=0.5', german],
    ['nonsense;;;q=x', german],
  ])('follows Accept-Language %j', async (header, sentence) => {
    const error = await errorIn(await bff.fetch('/api/nothing', { headers: { 'Accept-Language': header ?? '' } }));
    expect(error.message).toBe(sentence);
  });
});

describe('The access log', () => {
  const lines: unknown[] = [];

  beforeAll(() => {
    const collect = (...entry: unknown[]) => void lines.push(entry);
    Logger.overrideLogger({ log: collect, error: collect, warn: collect, debug: collect });
  });
  afterAll(() => Logger.overrideLogger(false));

  it('contains routes and no token', async () => {
    await bff.fetch('/api/bookings/confirm/s3cret-token');
    await bff.fetch('/api/bookings/status?token=s3cret-token');
    await bff.fetch('/api/bookings/s3cret-token');
    await bff.fetch('/status/s3cret-token', { headers: { Accept: 'text/html' } });
    await bff.fetch('/api/admin/requests', { headers: { Authorization: 'Bearer s3cret-token' } });
    const text = JSON.stringify(lines);
    expect(text).toContain('/api/bookings/confirm/:token');
    expect(text).not.toContain('s3cret');
    expect(lines).toContainEqual([
      { method: 'GET', route: '/api/bookings/status', status: 200, milliseconds: expect.any(Number) },
      'Request completed',
      'Access',
    ]);
  });
});
