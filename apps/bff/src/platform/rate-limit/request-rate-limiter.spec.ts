import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';
import { RequestRateLimiter } from './request-rate-limiter';
import { serverLimits } from '../http/server-limits';

const paths = ['/api/bookings/occupied', '/api/bookings/settings', '/api/bookings/status?token=x', '/api/nothing'];
/** Fewer than in production, but more than one for each path. */
const requestsPerMinute = 12;
let bff: TestBff;

const start = async (variables: Record<string, string> = {}): Promise<void> => {
  bff = await startTestBff({
    variables: { TRUST_PROXY: 'loopback', ...variables },
    isReady: async () => true,
    limits: { requestsPerMinute },
  });
};

const from = (caller: string, path: string) => bff.fetch(path, { headers: { 'X-Forwarded-For': caller } });

const useUp = async (caller: string): Promise<number[]> => {
  const calls = Array.from({ length: requestsPerMinute }, (_, index) =>
    from(caller, paths[index % paths.length] ?? ''),
  );
  const responses = await Promise.all(calls);
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  return responses.map(({ status }) => status);
};

describe('The request rate limit', () => {
  afterEach(() => bff.close());

  it('allows the configured number of requests per caller and refuses the next one', async () => {
    await start();
    expect(await useUp('203.0.113.1')).not.toContain(429);
    for (const path of paths) {
      const response = await from('203.0.113.1', path);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      expect(await errorIn(response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    }
    expect((await from('203.0.113.1', '/health/ready')).status).toBe(200);
    expect((await from('203.0.113.1', '/icon.svg')).status).toBe(404);
    expect((await from('203.0.113.2', '/api/bookings/occupied')).status).toBe(200);
  });

  it('is disabled by the setting', async () => {
    await start({ RATE_LIMITS: 'off' });
    await useUp('203.0.113.1');
    expect((await from('203.0.113.1', '/api/bookings/occupied')).status).toBe(200);
  });
});

it('allows 600 requests a minute and refuses the next one', async () => {
  const limit = new RequestRateLimiter('on', serverLimits.requestsPerMinute);
  for (let call = 0; call < 600; call += 1) await limit.count('203.0.113.1');
  await expect(limit.count('203.0.113.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
