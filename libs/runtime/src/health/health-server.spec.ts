import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@hearthstay/testing';
import { register } from 'prom-client';
import { maxConnections, startHealthServer, type Health, type HealthServer } from './health-server';

let health: HealthServer;
let isReady: jest.Mock<Promise<boolean>, []>;
let readMetrics: jest.Mock<ReturnType<Health['readMetrics']>, []>;

beforeEach(async () => {
  isReady = jest.fn(async () => true);
  readMetrics = jest.fn(async () => []);
  health = await startHealthServer({ host: '127.0.0.1', port: 0 }, { isReady, readMetrics });
});
afterEach(() => health.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${health.port}${path}`);

describe('The health server', () => {
  it('reports a process that is not ready as alive', async () => {
    isReady.mockResolvedValue(false);
    const response = await ask('/health/live');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  /** Requests from another process while this one blocks its event loop. @returns the first expected status */
  const askWhileStandingStill = (wanted: number): number => {
    const program = `for (;;) {
      const { status } = await fetch('http://127.0.0.1:${health.port}/health/live');
      if (status === ${wanted}) process.exit(${wanted % 256});
    }`;
    const parameters = ['--input-type=module', '--eval', program];
    return spawnSync(process.execPath, parameters, { timeout: 60_000 }).status === wanted % 256 ? wanted : 0;
  };

  it('reports a busy process as alive', () => {
    expect(askWhileStandingStill(200)).toBe(200);
  });

  it('reports a process with a blocked event loop as dead, and as alive afterwards', async () => {
    await health.close();
    const liveness = { heartbeatMs: 10, maxStallMs: 200 };
    health = await startHealthServer({ host: '127.0.0.1', port: 0 }, { isReady, readMetrics }, liveness);
    expect(askWhileStandingStill(503)).toBe(503);
    await eventually(async () => expect((await ask('/health/live')).status).toBe(200));
  });

  it('drops connections that would fill the memory of its thread', async () => {
    const surplus = 20;
    let dropped = 0;
    const sockets = Array.from({ length: maxConnections + surplus }, () => {
      const socket = connect(health.port, '127.0.0.1').on('error', () => undefined);
      return socket.on('close', () => (dropped += 1));
    });
    await eventually(() => expect(dropped).toBe(surplus));
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect((await ask('/health/live')).status).toBe(200));
  });

  it('fails to start on a port that is in use', async () => {
    const { port } = health;
    register.clear();
    await expect(startHealthServer({ host: '127.0.0.1', port }, { isReady, readMetrics })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set another port with HEALTH_PORT=…`,
    );
  });

  it.each([
    ['can', async () => true, 200],
    ['cannot', async () => false, 503],
    ['cannot even tell whether it can', async () => Promise.reject(new Error('database away')), 503],
  ])('reports readiness: %s', async (_what, isReadyNow, status) => {
    isReady.mockImplementation(isReadyNow);
    expect((await ask('/health/ready')).status).toBe(status);
  });

  /** On a busy machine, requests that are sent together may arrive more than a second apart. */
  const inTheSameSecond = async (requests: () => Promise<void>) => {
    const timer = jest.spyOn(global, 'setTimeout').mockReturnValue({ unref: () => undefined } as never);
    await requests();
    expect(timer.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([1_000]);
    timer.mockRestore();
  };

  it('shares a readiness check between requests within a second', async () => {
    await inTheSameSecond(async () => {
      await Promise.all(Array.from({ length: 50 }, () => ask('/health/ready')));
    });
    expect(isReady).toHaveBeenCalledTimes(1);
  });

  it('serves metrics of the process, including the event loop, which is watched from the first scrape on', async () => {
    expect(register.getSingleMetric('nodejs_eventloop_lag_p99_seconds')).toBeUndefined();
    const response = await ask('/metrics');
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it('serves what was built and the version of Node as labels of a metric', async () => {
    const text = await (await ask('/metrics')).text();
    // Tests run what was not built, so version and commit are unknown.
    expect(text).toContain(`\nhearthstay_build_info{version="",commit="",node="${process.versions.node}"} 1\n`);
  });

  it('serves current metrics of the service, shared between scrapes within a second', async () => {
    const help = 'Guests in the house';
    readMetrics.mockResolvedValue([
      { name: 'hearthstay_guests', help, type: 'gauge', value: 2, labels: { floor: 'upper' } },
      { name: 'hearthstay_guests', help, type: 'gauge', value: 3, labels: { floor: 'lower' } },
      { name: 'hearthstay_arrivals_total', help: 'Guests that have come', type: 'counter', value: 7 },
    ]);
    await inTheSameSecond(async () => {
      const texts = await Promise.all([1, 2, 3].map(async () => (await ask('/metrics')).text()));
      for (const text of texts) {
        expect(text).toContain('# TYPE hearthstay_guests gauge');
        expect(text).toContain('hearthstay_guests{floor="upper"} 2\nhearthstay_guests{floor="lower"} 3');
        expect(text).toContain('# TYPE hearthstay_arrivals_total counter\nhearthstay_arrivals_total 7');
      }
    });
    expect(readMetrics).toHaveBeenCalledTimes(1);
  });

  it('is not blocked by incomplete requests', async () => {
    const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 100 };
    await health.close();
    health = await startHealthServer({ host: '127.0.0.1', port: 0, timeouts }, { isReady, readMetrics });
    const socket = connect(health.port, '127.0.0.1');
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n');
    expect(await text(socket)).toContain('408 Request Timeout');
  });

  it('serves nothing else', async () => {
    expect((await ask('/')).status).toBe(404);
  });
});
