import { Logger } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { Clock } from '@hearthstay/runtime';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';
import { UntrustedProxy } from './untrusted-proxy';

const headers = { Authorization: `Bearer ${adminToken}` };
let bff: TestBff;

const start = async (variables: Record<string, string> = {}): Promise<void> => {
  bff = await startTestBff({ variables });
};
const noticesOf = async (): Promise<unknown> => (await bff.fetch('/api/admin/notices', { headers })).json();

describe('An untrusted proxy', () => {
  afterEach(() => bff.close());

  it.each([
    ['X-Forwarded-For', {}],
    ['Forwarded', {}],
    ['X-Real-IP', {}],
    ['X-Forwarded-For', { TRUST_PROXY: '10.0.0.1' }],
  ])('causes a notice after a request with %s (%j)', async (header, variables) => {
    await start(variables);
    expect(await noticesOf()).toEqual([]);
    // The cache serves the second request, without Express.
    await bff.fetch('/api/bookings/settings');
    await bff.fetch('/api/bookings/settings', { headers: { [header]: '203.0.113.7' } });
    expect(await noticesOf()).toEqual([{ code: 'PROXY_NOT_TRUSTED', since: expect.stringMatching(/^2\d{3}-.*Z$/) }]);
  });

  it.each(['1', 'true', 'loopback'])('causes no notice with TRUST_PROXY=%s', async (TRUST_PROXY) => {
    await start({ TRUST_PROXY });
    await bff.fetch('/api/bookings/settings', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(await noticesOf()).toEqual([]);
  });

  it.each([
    ['true', 1],
    ['1', 0],
  ])('and TRUST_PROXY=%s, which is too generous or not, cause %i warnings at the start', async (TRUST_PROXY, times) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await start({ TRUST_PROXY });
    const warnings = warn.mock.calls.filter(([text]) => String(text).includes('TRUST_PROXY=true'));
    expect(warnings).toHaveLength(times);
    warn.mockRestore();
  });
});

describe('Forwarding headers', () => {
  const requestFrom = (remoteAddress?: string) =>
    ({ headers: { 'x-forwarded-for': '203.0.113.7' }, socket: { remoteAddress } }) as unknown as IncomingMessage;

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.0.0.1', '172.17.0.1', '192.168.1.1', 'fd00::1'])(
    'tell of a proxy at %s',
    (address) => {
      const proxy = new UntrustedProxy(new Clock());
      proxy.observe(requestFrom(address), () => false);
      expect(proxy.notices()).toHaveLength(1);
    },
  );

  it.each(['203.0.113.9', '2001:db8::1', undefined])('from a visitor at %s cause no notice', (address) => {
    const proxy = new UntrustedProxy(new Clock());
    proxy.observe(requestFrom(address), () => false);
    expect(proxy.notices()).toEqual([]);
  });

  it('are logged once, with the address of the proxy', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const proxy = new UntrustedProxy(new Clock());
    proxy.observe(requestFrom('10.0.0.1'), () => false);
    proxy.observe(requestFrom('10.0.0.1'), () => false);
    expect(warn.mock.calls).toEqual([[{ proxy: '10.0.0.1' }, expect.stringContaining('TRUST_PROXY')]]);
    warn.mockRestore();
  });
});
