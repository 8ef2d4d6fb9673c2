import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const paths = ['/api/bookings/occupied', '/api/bookings/settings', '/api/bookings/status?token=x', '/api/nothing'];
let bff: TestBff;

const start = async (variables: Record<string, string> = {}): Promise<void> => {
  bff = await startTestBff({ variables: { TRUST_PROXY: 'loopback', ...variables }, isReady: async () => true });
};
afterEach(() => bff.close());

const from = (caller: string, path: string) => bff.fetch(path, { headers: { 'X-Forwarded-For': caller } });

const useUp = async (caller: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let call = 0; call < 600; call += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => from(caller, paths[index % paths.length] ?? '')),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
};

describe('600 calls a minute', () => {
  it('are answered, one more is not, and others go on', async () => {
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

  it('are no limit where limits are off', async () => {
    await start({ RATE_LIMITS: 'off' });
    await useUp('203.0.113.1');
    expect((await from('203.0.113.1', '/api/bookings/occupied')).status).toBe(200);
  });
});
