import { startHealthServer, type HealthServer } from './health-server';

let ready: () => Promise<boolean>;
let health: HealthServer;

beforeAll(async () => {
  health = await startHealthServer({ host: '127.0.0.1', port: 0 }, () => ready());
});
afterAll(() => health.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${health.port}${path}`);

describe('the health of a process', () => {
  it('is to be alive as long as it answers, even while it cannot work', async () => {
    ready = async () => false;
    const response = await ask('/health/live');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it.each([
    ['can', async () => true, 200],
    ['cannot', async () => false, 503],
    ['cannot even tell whether it can', async () => Promise.reject(new Error('database away')), 503],
  ])('is told to whoever would send it work: it %s', async (_what, isReady, status) => {
    ready = isReady;
    expect((await ask('/health/ready')).status).toBe(status);
  });

  it('has figures', async () => {
    const response = await ask('/metrics');
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await response.text()).toContain('process_resident_memory_bytes');
  });

  it('has nothing else', async () => {
    expect((await ask('/')).status).toBe(404);
  });
});
