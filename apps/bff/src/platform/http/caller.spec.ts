import { startTestBff } from '../../testing/test-bff';
import { requestAccess } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { callerAt } from './caller';

describe('A rate-limited caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:52100', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['[2001:db8:1:2::5]:52100', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:52100', '203.0.113.7'],
    [undefined, 'unknown'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['localhost:80', 'unknown'],
    ['203.0.113', 'unknown'],
    ['203.0.113.7:port', 'unknown'],
    ['999.0.113.7:80', 'unknown'],
    ['[]:80', 'unknown'],
    ['x'.repeat(10_000), 'unknown'],
  ])('at %s is counted as %s', (address, caller) => expect(callerAt(address)).toBe(caller));

  it('is a whole /64 network of IPv6', () => {
    expect(callerAt('2001:db8:1:2::1')).toBe(callerAt('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(callerAt('2001:db8:1:2::1')).not.toBe(callerAt('2001:db8:1:3::1'));
  });
});

describe('A rate-limited caller behind a trusted proxy', () => {
  it('is independent of the port, and is the shared unknown caller if the proxy sends no address', async () => {
    const callers: string[] = [];
    const handler = fakeHandler(requestAccess, ({ caller }) => {
      callers.push(caller);
      return { linkMinutes: 20 };
    });
    const bff = await startTestBff({ variables: { TRUST_PROXY: '1' }, handlers: [handler] });
    const ask = (address: string) =>
      bff.send('POST', '/api/admin/request-access', { email: 'a@b.example' }, { 'X-Forwarded-For': address });
    for (const address of ['203.0.113.7:52100', '203.0.113.7:52101', 'unknown', 'x'.repeat(500)])
      expect((await ask(address)).status).toBe(200);
    expect(callers).toEqual(['203.0.113.7', '203.0.113.7', 'unknown', 'unknown']);
    await bff.close();
  });
});
